import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { writtenIn } from './paths.ts';
import type { PublishedCatalog } from './published.ts';
import { catalogWords } from './words.ts';

export type Downloadable = Pick<PublishedCatalog, 'title' | 'language' | 'pages' | 'filename'> & {
  /** The download’s address; null for a draft. */
  download: string | null;
  /** In bytes, if known. */
  size: number | null;
};

/**
 * `download` also keeps the progress bar and prefetching away: it isn’t a page. `isShort`, among several: the size is written
 * beside it, and the button names the catalog to screen readers.
 */
export function DownloadButton({ catalog, isShort }: { catalog: Downloadable; isShort?: boolean }) {
  const t = useWords(catalogWords);
  const fileUrl = useFileUrl();
  const facts = useDownloadFacts(catalog);
  const { title, download } = catalog;
  return (
    <a
      className="button"
      href={download ?? fileUrl(catalog)}
      download={download?.split('/').at(-1) ?? ''}
      rel="nofollow"
      hrefLang={writtenIn(catalog)}
      aria-label={isShort ? `${t('downloadShort')}: ${title}` : undefined}
    >
      <Icon name="download" />
      {isShort ? (
        t('downloadShort')
      ) : (
        <span>
          {t('download')} {facts && <small>({facts})</small>}
        </span>
      )}
    </a>
  );
}

/** `PDF, 3,2 MB, 24 halaman`. */
export function useDownloadFacts({ pages, size }: Pick<Downloadable, 'pages' | 'size'>): string {
  const t = useWords(catalogWords);
  const language = useLanguage();
  const type = pages === null ? 'image/png' : 'application/pdf';
  const facts = [
    size !== null && formatDownload({ type, bytes: size }, language),
    pages !== null && t('pageCount', { count: pages }),
  ];
  return facts.filter(Boolean).join(', ');
}
