import { useLanguage, useWords } from './language.ts';
import { requestedUrl } from './requested-url.ts';
import { useServerPage } from './server-page.ts';
import { siteWords } from './words.ts';

/** The pages of both menus, on a page without content. */
export function SuggestedPages() {
  const pageContext = useServerPage();
  const language = useLanguage();
  const t = useWords(siteWords);
  const { path } = requestedUrl(pageContext);
  const { header, footer } = pageContext.menus();
  const links = [...header, ...footer].filter(({ route }) => route !== '/' && route !== path);
  if (links.length === 0) return null;
  return (
    <nav className="suggested-pages" aria-label={t('otherPages')}>
      <ul className="row">
        {links.map(({ label, route }) => (
          <li key={route}>
            <a href={route}>{label[language]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
