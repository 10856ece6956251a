import { usePageContext } from 'vike-react/usePageContext';
import { useWords } from '#renderer/public/language.ts';
import type { ShownCatalog } from './CatalogView.tsx';
import { pagesOfPart, partQuery } from './parts.ts';
import { catalogWords } from './words.ts';

interface Props {
  shown: ShownCatalog;
  /** How many pages there are in all. */
  count: number;
}

/** The ways to the other parts of a catalog with many pages. */
export function Parts({ shown: { part, parts }, count }: Props) {
  const t = useWords(catalogWords);
  const { urlPathname } = usePageContext();
  if (parts === 1) return null;
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  return (
    <nav className="catalog-parts" aria-label={t('parts')}>
      <ul>
        {numbers.map((number) => {
          const from = (number - 1) * pagesOfPart + 1;
          const to = Math.min(number * pagesOfPart, count);
          return (
            <li key={number}>
              <a href={urlPathname + partQuery(number)} aria-current={number === part ? 'page' : undefined}>
                {from === to ? t('page', { page: from }) : t('part', { from, to })}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
