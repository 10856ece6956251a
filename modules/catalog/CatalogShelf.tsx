import { languageNames } from '#lib/language.ts';
import { useWords } from '#renderer/public/language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { DownloadButton, useDownloadFacts } from './DownloadButton.tsx';
import { writtenIn } from './paths.ts';
import type { PublishedCatalog } from './published.ts';
import { catalogWords } from './words.ts';

type Shown = PublishedCatalog & { size: number | null };

export function CatalogShelf({ catalogs }: { catalogs: Shown[] }) {
  const t = useWords(catalogWords);
  return (
    <div className="page-body catalog-shelf wrap">
      <h1>{t('catalog')}</h1>
      <p className="lead">{t('several')}</p>
      <ul className="columns">
        {catalogs.map((catalog, index) => (
          <li key={catalog.id}>
            <Shelved catalog={catalog} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const sizes = '(min-width: 64rem) 300px, (min-width: 48rem) 38vw, 34vw';

function Shelved({ catalog, isFirst }: { catalog: Shown; isFirst: boolean }) {
  const t = useWords(catalogWords);
  const { title, path, picture, pages } = catalog;
  const lang = writtenIn(catalog);
  const look = t(pages === null ? 'look' : 'read');
  return (
    <article>
      <div className="catalog-shelved-cover paper-sheet">
        <Picture picture={{ ...picture, alt: '' }} sizes={sizes} priority={isFirst} />
      </div>
      <div>
        <h2 lang={lang}>
          <a className="card-link" href={path} hrefLang={lang}>
            {title}
          </a>
        </h2>
        <p className="note">
          {lang && (
            <span>
              <span lang={lang}>{languageNames[lang]}</span> ·{' '}
            </span>
          )}
          <span>{useDownloadFacts(catalog)}</span>
        </p>
        <div className="buttons screen-only">
          <DownloadButton catalog={catalog} isShort />
          <a className="button button-outline" href={path} hrefLang={lang} aria-label={`${look}: ${title}`}>
            {look}
          </a>
        </div>
      </div>
    </article>
  );
}
