import './css/page-links.css';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

interface Props {
  /** The page that is shown, from 1, and how many there are. */
  page: number;
  pages: number;
  /** The address of a page. */
  pathOf: (page: number) => string;
  /** What the pages before and after it hold. */
  before: string;
  after: string;
}

/** The ways to the page before and to the next one. */
export function PageLinks({ page, pages, pathOf, before, after }: Props) {
  const t = useWords(siteWords);
  if (pages < 2) return null;
  return (
    <nav className="page-links" aria-label={t('pagination')}>
      {page > 1 && (
        <a rel="prev" href={pathOf(page - 1)}>
          <Icon name="previous" /> {before}
        </a>
      )}
      <p>{t('pageOf', { page, pages })}</p>
      {page < pages && (
        <a rel="next" href={pathOf(page + 1)}>
          {after} <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
