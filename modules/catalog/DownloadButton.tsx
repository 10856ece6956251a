import { Icon } from '#renderer/public/Icon.tsx';
import { catalogFile } from './catalog-file.ts';

/** Downloads the catalog. `download` also tells the progress bar and prefetching that this isn't a page. */
export function DownloadButton() {
  return (
    <a className="button" href={catalogFile.path} download={catalogFile.name} rel="nofollow" lang="en">
      <Icon name="download" /> Download the catalog
    </a>
  );
}
