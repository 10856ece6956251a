import { JsonLd } from './JsonLd.tsx';
import { useWords } from './language.ts';
import { pageAddress } from './requested-url.ts';
import { useServerPage } from './server-page.ts';
import { siteWords } from './words.ts';

interface Props {
  /** Ancestors, without the home page. */
  above: { label: string; path: string }[];
  label: string;
}

/** Breadcrumbs, also as structured data. */
export function Breadcrumbs({ above, label }: Props) {
  const { site, isUntranslated } = useServerPage();
  const t = useWords(siteWords);
  const links = [{ label: t('home'), path: '/' }, ...above];
  const itemListElement = [
    ...links.map(({ label: name, path }) => ({ name, item: pageAddress(site.address, path) })),
    { name: label },
  ]
    .filter(({ name }) => !isUntranslated(name))
    .map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item }));
  return (
    <nav className="breadcrumbs screen-only" aria-label={t('breadcrumbs')}>
      <ol className="note">
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.label}</a>
          </li>
        ))}
        {/* On phones the title follows right below, in larger type. */}
        <li className="not-on-phones" aria-current="page">
          {label}
        </li>
      </ol>
      <JsonLd about={{ '@type': 'BreadcrumbList', itemListElement }} />
    </nav>
  );
}
