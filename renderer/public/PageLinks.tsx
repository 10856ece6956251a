import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  /** Labels for the previous and next pages. */
  before: string;
  after: string;
}

export function PageLinks({ page, pages, pathOf, before, after }: Props) {
  const t = useWords(siteWords);
  if (pages < 2) return null;
  return (
    <nav className="page-links row" aria-label={t('pagination')}>
      {page > 1 && (
        <a className="link-more" rel="prev" href={pathOf(page - 1)}>
          <Icon name="previous" /> {before}
        </a>
      )}
      <p className="note">{t('pageOf', { page, pages })}</p>
      {page < pages && (
        <a className="link-more" rel="next" href={pathOf(page + 1)}>
          {after} <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
