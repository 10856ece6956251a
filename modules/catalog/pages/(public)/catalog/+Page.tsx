import './catalog.css';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { DownloadButton } from '#modules/catalog/DownloadButton.tsx';
import { formatBytes } from '#renderer/ui/numbers.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Data } from './+data.ts';

/** The catalog to look at, and to take along. */
export default function Page() {
  const { catalog, bytes } = useData<Data>();
  const { site } = usePageContext();
  if (!catalog) return <NoCatalog />;
  const { picture, shownAt } = catalog;
  return (
    <article className="catalog wrap">
      <div className="catalog-words" lang="en">
        <h1>Catalog</h1>
        <p>Everything we make and do on one sheet: yours to keep, print and share.</p>
        <DownloadButton />
        <p className="catalog-facts">
          PNG picture, {picture.width} × {picture.height} pixels{bytes && `, ${formatBytes(bytes)}`}. Updated
          on{' '}
          <time dateTime={shownAt.toISOString()} lang="id">
            {formatDate(shownAt, site.timeZone)}
          </time>
          .
        </p>
      </div>
      <div className="catalog-preview">
        <Picture picture={picture} priority sizes="(min-width: 75rem) 680px, (min-width: 48rem) 56vw, 94vw" />
      </div>
    </article>
  );
}

function NoCatalog() {
  return (
    <div className="catalog-none wrap" lang="en">
      <h1>Catalog</h1>
      <p className="nothing-yet">
        Our catalog is being prepared. Please come back soon, or ask us for what you need.
      </p>
    </div>
  );
}
