import { useData } from 'vike-react/useData';
import { languageNames } from '#lib/language.ts';
import { CatalogView } from '#modules/catalog/CatalogView.tsx';
import { DownloadButton, useDownloadFacts } from '#modules/catalog/DownloadButton.tsx';
import { writtenIn } from '#modules/catalog/paths.ts';
import type { PublishedCatalog } from '#modules/catalog/published.ts';
import { catalogWords } from '#modules/catalog/words.ts';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { useWords } from '#renderer/public/language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Data } from './+data.ts';

export default function Page() {
  const { catalogs, only } = useData<Data>();
  const t = useWords(catalogWords);
  if (only) return <CatalogView shown={only} />;
  if (catalogs.length > 0) return <CatalogShelf catalogs={catalogs} />;
  return (
    <div className="page-body wrap">
      <h1>{t('catalog')}</h1>
      <EmptyState text={t('none')} />
    </div>
  );
}

type Shown = PublishedCatalog & { size: number | null };

function CatalogShelf({ catalogs }: { catalogs: Shown[] }) {
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
