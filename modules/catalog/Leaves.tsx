import { usePageContext } from 'vike-react/usePageContext';
import { useWords } from '#renderer/public/language.ts';
import { TurnButtons } from '#renderer/public/TurnButtons.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { CatalogPage } from './catalog-pages.ts';
import { pagesOfPart, partQuery } from './paths.ts';
import type { ShownCatalog } from './read-catalog.ts';
import { catalogWords } from './words.ts';

/** Width of a catalog on its page (catalog.css). */
export const coverSizes = '(min-width: 75rem) 680px, (min-width: 48rem) 56vw, 94vw';

interface Props {
  shown: ShownCatalog;
  count: number;
}

/** A PDF’s pages to swipe through, also without script; `renderer/public/script/carousel.ts` adds two buttons. */
export function Leaves({ shown, count }: Props) {
  const t = useWords(catalogWords);
  const { leaves: pages } = shown;
  return (
    <div className="catalog-whole">
      <section className="catalog-leaves carousel" aria-label={t('pages')} data-carousel>
        {/* Scroll containers must be focusable. */}
        <ul tabIndex={pages.length > 1 ? 0 : undefined}>
          {pages.map((page) => (
            <Page key={page.page} {...page} count={count} isFirst={page === pages[0]} />
          ))}
        </ul>
        {pages.length > 1 && <Turn pages={pages} />}
      </section>
      <Parts shown={shown} count={count} />
    </div>
  );
}

type PageProps = CatalogPage & Pick<Props, 'count'> & { isFirst: boolean };

function Page({ page, picture, count, isFirst }: PageProps) {
  const t = useWords(catalogWords);
  const fileUrl = useFileUrl();
  const place = t('pageOf', { page, count });
  const alt = picture.alt ? `${place}: ${picture.alt}` : place;
  return (
    <li id={`page-${page}`}>
      <a href={fileUrl(picture)} title={t('openPage', { page })}>
        <Picture picture={{ ...picture, alt }} priority={isFirst} sizes={coverSizes} />
      </a>
      <small aria-hidden="true">{place}</small>
    </li>
  );
}

function Turn({ pages }: { pages: CatalogPage[] }) {
  const t = useWords(catalogWords);
  return (
    <nav className="screen-only" aria-label={t('pages')}>
      <TurnButtons previous={t('previousPage')} next={t('nextPage')} />
      <ol>
        {pages.map(({ page }) => (
          <li key={page}>
            <a href={`#page-${page}`} aria-label={t('page', { page })}>
              {page}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Parts({ shown: { part, parts }, count }: Props) {
  const t = useWords(catalogWords);
  const { urlPathname } = usePageContext();
  if (parts === 1) return null;
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  return (
    <nav className="catalog-parts" aria-label={t('parts')}>
      <ul className="row">
        {numbers.map((number) => {
          const from = (number - 1) * pagesOfPart + 1;
          const to = Math.min(number * pagesOfPart, count);
          return (
            <li key={number}>
              <a
                className="tap"
                href={urlPathname + partQuery(number)}
                aria-current={number === part ? 'page' : undefined}
              >
                {from === to ? t('page', { page: from }) : t('part', { from, to })}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
