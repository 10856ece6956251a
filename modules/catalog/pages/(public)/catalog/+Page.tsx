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
import type { Data } from './+data.ts';

/** The catalog to look at, and to take along. */
export default function Page() {
  const { catalog, bytes } = useData<Data>();
  const { site } = usePageContext();
  const language = useLanguage();
  const fileUrl = useFileUrl();
  const t = useWords(catalogWords);
  if (!catalog) return <NoCatalog />;
  const { picture, shownAt } = catalog;
  const message = t('message', { site: site.name, address: `${site.address}/catalog` });
  return (
    <article className="catalog wrap">
      <div className="catalog-words">
        <h1>{t('catalog')}</h1>
        <p>{t('onOneSheet')}</p>
        <div className="buttons">
          <DownloadButton bytes={bytes} />
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
          {t('file', { width: picture.width, height: picture.height })}{' '}
          <time dateTime={shownAt.toISOString()}>{formatDate(shownAt, site.timeZone, language)}</time>.
        </p>
      </div>
      <a className="catalog-preview" href={fileUrl(picture)}>
        <Picture picture={picture} priority sizes="(min-width: 75rem) 680px, (min-width: 48rem) 56vw, 94vw" />
        <span>
          {t('openLarge')} <Icon name="link" />
        </span>
      </a>
    </article>
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
