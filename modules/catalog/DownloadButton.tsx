import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { catalogFile } from './catalog-file.ts';
import { catalogWords } from './words.ts';

/** Downloads the catalog. `download` also keeps the progress bar and prefetching away from it: it isn't a page. */
export function DownloadButton() {
  const t = useWords(catalogWords);
  return (
    <a className="button" href={catalogFile.path} download={catalogFile.name} rel="nofollow">
      <Icon name="download" /> {t('download')}
    </a>
  );
}
