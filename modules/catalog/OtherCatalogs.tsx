import { languageNames } from '#lib/language.ts';
import { useWords } from '#renderer/public/language.ts';
import type { PublishedCatalog } from './published.ts';
import { catalogWords } from './words.ts';
import { writtenIn } from './written-in.ts';

/** Leads to the other catalogs; nothing where there is no other one. */
export function OtherCatalogs({ catalogs }: { catalogs: PublishedCatalog[] }) {
  const t = useWords(catalogWords);
  if (catalogs.length === 0) return null;
  return (
    <nav className="catalog-others screen-only" aria-labelledby="catalog-others">
      <h2 id="catalog-others">{t('others')}</h2>
      <ul>
        {catalogs.map((catalog) => (
          <li key={catalog.id}>
            <OtherCatalog catalog={catalog} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherCatalog({ catalog }: { catalog: PublishedCatalog }) {
  const lang = writtenIn(catalog);
  return (
    <>
      <a href={catalog.path} hrefLang={lang} lang={lang}>
        {catalog.title}
      </a>
      {lang && <small lang={lang}>{languageNames[lang]}</small>}
    </>
  );
}
