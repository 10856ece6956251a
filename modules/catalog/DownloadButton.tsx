import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { catalogFileOf } from './catalog-file.ts';
import { catalogWords } from './words.ts';

interface Props {
  /** How many pages the PDF has; null for a picture. */
  pages: number | null;
  /** How large the file is, if that is known. */
  bytes: number | null;
}

/** Downloads the catalog. `download` also keeps the progress bar and prefetching away from it: it isn't a page. */
export function DownloadButton({ pages, bytes }: Props) {
  const t = useWords(catalogWords);
  const language = useLanguage();
  const { path, name } = catalogFileOf({ pages });
  const type = pages === null ? 'image/png' : 'application/pdf';
  const facts = [
    bytes !== null && formatDownload({ type, bytes }, language),
    pages !== null && t('pageCount', { count: pages }),
  ].filter(Boolean);
  return (
    <a className="button" href={path} download={name} rel="nofollow">
      <Icon name="download" />
      <span>
        {t('download')} {facts.length > 0 && <small>({facts.join(', ')})</small>}
      </span>
    </a>
  );
}
