import './leaves.css';
import { catalogFile } from '#modules/catalog/catalog-file.ts';
import type { CatalogPage } from '#modules/catalog/catalog-pages.ts';
import { catalogWords } from '#modules/catalog/words.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { sizes } from './sizes.ts';

interface Props {
  pages: CatalogPage[];
  /** How many there are in all. */
  count: number;
}

/**
 * The pages of a PDF side by side, to leaf through: one swipes, or follows the numbers below, without script too;
 * `renderer/public/script/carousel.ts` adds two buttons and marks the number of the page that is seen.
 */
export function Pages({ pages, count }: Props) {
  const t = useWords(catalogWords);
  const { path, name } = catalogFile.pdf;
  return (
    <section className="catalog-leaves" aria-label={t('pages')} data-carousel>
      {/* What scrolls can be reached by the keyboard. */}
      <ul tabIndex={pages.length > 1 ? 0 : undefined}>
        {pages.map((page) => (
          <Page key={page.page} page={page} count={count} />
        ))}
      </ul>
      {pages.length > 1 && <Turn pages={pages} />}
      {pages.length < count && (
        <p>
          <a href={path} download={name} rel="nofollow">
            {t('restInPdf', { from: pages.length + 1, count })}
          </a>
        </p>
      )}
    </section>
  );
}

function Page({ page: { page, picture }, count }: { page: CatalogPage; count: number }) {
  const t = useWords(catalogWords);
  const fileUrl = useFileUrl();
  const place = t('pageOf', { page, count });
  const alt = picture.alt ? `${place}: ${picture.alt}` : place;
  return (
    <li id={`page-${page}`}>
      <a href={fileUrl(picture)} title={t('openPage', { page })}>
        <Picture picture={{ ...picture, alt }} priority={page === 1} sizes={sizes} />
      </a>
      <span aria-hidden="true">{place}</span>
    </li>
  );
}

function Turn({ pages }: { pages: CatalogPage[] }) {
  const t = useWords(catalogWords);
  return (
    <nav aria-label={t('pages')}>
      <button type="button" data-turn="-1" aria-label={t('previousPage')}>
        <Icon name="previous" />
      </button>
      <button type="button" data-turn="1" aria-label={t('nextPage')}>
        <Icon name="next" />
      </button>
      <ol>
        {pages.map(({ page }) => (
          <li key={page}>
            <a
              href={`#page-${page}`}
              aria-label={t('page', { page })}
              aria-current={page === 1 ? 'true' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
