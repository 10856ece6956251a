import './catalog.css';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { DownloadButton } from '#modules/catalog/DownloadButton.tsx';
import { catalogWords } from '#modules/catalog/words.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { formatBytes } from '#renderer/ui/numbers.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Data } from './+data.ts';

/** The catalog to look at, and to take along. */
export default function Page() {
  const { catalog, bytes } = useData<Data>();
  const { site } = usePageContext();
  const language = useLanguage();
  const t = useWords(catalogWords);
  if (!catalog) return <NoCatalog />;
  const { picture, shownAt } = catalog;
  const size = bytes ? `, ${formatBytes(bytes, language)}` : '';
  return (
    <article className="catalog wrap">
      <div className="catalog-words">
        <h1>{t('catalog')}</h1>
        <p>{t('onOneSheet')}</p>
        <DownloadButton />
        <p className="catalog-facts">
          {t('file', { width: picture.width, height: picture.height, size })}{' '}
          <time dateTime={shownAt.toISOString()}>{formatDate(shownAt, site.timeZone, language)}</time>.
        </p>
      </div>
      <div className="catalog-preview">
        <Picture picture={picture} priority sizes="(min-width: 75rem) 680px, (min-width: 48rem) 56vw, 94vw" />
      </div>
    </article>
  );
}

function NoCatalog() {
  const t = useWords(catalogWords);
  return (
    <div className="catalog-none wrap">
      <h1>{t('catalog')}</h1>
      <p className="nothing-yet">{t('none')}</p>
    </div>
  );
}
