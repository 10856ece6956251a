import './catalog.css';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { DownloadButton } from '#modules/catalog/DownloadButton.tsx';
import { catalogWords } from '#modules/catalog/words.ts';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import type { Data } from './+data.ts';
import { Pages } from './Pages.tsx';
import { sizes } from './sizes.ts';

/** The catalog to look at, and to take along. */
export default function Page() {
  const { catalog, bytes } = useData<Data>();
  const { site } = usePageContext();
  const language = useLanguage();
  const t = useWords(catalogWords);
  if (!catalog) return <NoCatalog />;
  const { picture, pages, leaves, shownAt } = catalog;
  const isPdf = pages !== null;
  const message = t('message', { site: site.name, address: `${site.address}/catalog` });
  return (
    <article className="catalog wrap">
      <div className="catalog-words">
        <h1>{t('catalog')}</h1>
        <p>{t(isPdf ? 'toLeafThrough' : 'onOneSheet')}</p>
        <div className="buttons">
          <DownloadButton pages={pages} bytes={bytes} />
          <a
            className="button button-outline"
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener nofollow"
          >
            <Icon name="chat" /> {t('send')}
          </a>
        </div>
        <p className="catalog-facts">
          {isPdf
            ? t('pdfFile', { count: pages })
            : t('file', { width: picture.width, height: picture.height })}{' '}
          <time dateTime={shownAt.toISOString()}>{formatDate(shownAt, site.timeZone, language)}</time>.
        </p>
      </div>
      {isPdf ? <Pages pages={leaves} count={pages} /> : <WholePicture picture={picture} />}
    </article>
  );
}

function WholePicture({ picture }: { picture: ShownPicture }) {
  const t = useWords(catalogWords);
  const fileUrl = useFileUrl();
  return (
    <a className="catalog-preview" href={fileUrl(picture)}>
      <Picture picture={picture} priority sizes={sizes} />
      <span>
        {t('openLarge')} <Icon name="link" />
      </span>
    </a>
  );
}

function NoCatalog() {
  const t = useWords(catalogWords);
  return (
    <div className="catalog-none wrap">
      <h1>{t('catalog')}</h1>
      <EmptyState text={t('none')} />
    </div>
  );
}
