import { Icon } from '#renderer/public/Icon.tsx';
import { catalogFile } from './catalog-file.ts';

/** Leads to the catalog as a file. `download` also tells the progress bar and prefetching that no page comes. */
export function DownloadButton() {
  return (
    <a className="button" href={catalogFile.path} download={catalogFile.name} rel="nofollow" lang="en">
      <Icon name="download" /> Download the catalog
    </a>
  );
}
