import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { catalogFile } from './catalog-file.ts';
import { catalogWords } from './words.ts';

/**
 * Downloads the catalog, which has so many `bytes`, if that is known. `download` also keeps the progress bar and
 * prefetching away from it: it isn't a page.
 */
export function DownloadButton({ bytes }: { bytes: number | null }) {
  const t = useWords(catalogWords);
  const language = useLanguage();
  return (
    <a className="button" href={catalogFile.path} download={catalogFile.name} rel="nofollow">
      <Icon name="download" />
      <span>
        {t('download')}{' '}
        {bytes !== null && <small>({formatDownload({ type: 'image/png', bytes }, language)})</small>}
      </span>
    </a>
  );
}
