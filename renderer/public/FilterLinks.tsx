import { useWords } from './language.ts';
import { siteWords } from './words.ts';

interface Choice {
  href: string;
  name: string;
  count?: number;
  /** Whether the page shows it. */
  isCurrent?: boolean;
  rel?: string;
}

/** The filters of a list as links, the first for everything. Nothing for a single one. */
export function FilterLinks({ choices }: { choices: Choice[] }) {
  const t = useWords(siteWords);
  return choices.length < 3 ? null : <ChipLinks label={t('filter')} links={choices} />;
}

/** Links to filtered lists, such as the tags of an article. */
export function ChipLinks({ label, links }: { label: string; links: Choice[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="filter-links screen-only" aria-label={label}>
      <ul className="row">
        {links.map(({ href, name, count, isCurrent, rel }) => (
          <li key={href}>
            <a className="tap" href={href} rel={rel} aria-current={isCurrent ? 'page' : undefined}>
              <span>{name}</span> {count !== undefined && <small>{count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
