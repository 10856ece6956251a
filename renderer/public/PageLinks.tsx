import './css/page-links.css';
import { Icon } from './Icon.tsx';

interface Props {
  /** The page that is shown, from 1, and how many there are. */
  page: number;
  pages: number;
  /** The address of a page. */
  pathOf: (page: number) => string;
  /** What the pages before and after it hold, in English. */
  before: string;
  after: string;
}

/** The ways to the page before and to the next one. */
export function PageLinks({ page, pages, pathOf, before, after }: Props) {
  if (pages < 2) return null;
  return (
    <nav className="page-links" aria-label="Pages" lang="en">
      {page > 1 && (
        <a rel="prev" href={pathOf(page - 1)}>
          <Icon name="previous" /> {before}
        </a>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a rel="next" href={pathOf(page + 1)}>
          {after} <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
