import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import type { PublishedCatalog } from './published.ts';
import { catalogWords } from './words.ts';
import { writtenIn } from './written-in.ts';

export type Downloadable = Pick<PublishedCatalog, 'title' | 'language' | 'pages' | 'filename'> & {
  /** Where visitors download it; null for a draft. */
  download: string | null;
  /** What that weighs, in bytes, if it is known. */
  size: number | null;
};

interface Props {
  catalog: Downloadable;
  /** Among several: the catalog is named for those who don't see it beside the button. */
  isShort?: boolean;
}

/** Downloads a catalog. `download` also keeps the progress bar and prefetching away from it: it isn't a page. */
export function DownloadButton({ catalog, isShort }: Props) {
  const t = useWords(catalogWords);
  const language = useLanguage();
  const fileUrl = useFileUrl();
  const { title, pages, size, download } = catalog;
  const type = pages === null ? 'image/png' : 'application/pdf';
  const facts = [
    size !== null && formatDownload({ type, bytes: size }, language),
    pages !== null && !isShort && t('pageCount', { count: pages }),
  ].filter(Boolean);
  const note = facts.length > 0 ? `(${facts.join(', ')})` : '';
  return (
    <a
      className="button"
      href={download ?? fileUrl(catalog)}
      download={download?.split('/').at(-1) ?? ''}
      rel="nofollow"
      hrefLang={writtenIn(catalog)}
      aria-label={isShort ? `${t('downloadOf', { title })} ${note}` : undefined}
    >
      <Icon name="download" />
      <span>
        {t(isShort ? 'downloadShort' : 'download')} {note && <small>{note}</small>}
      </span>
    </a>
  );
}
