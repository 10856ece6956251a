import { FilterLinks } from '#renderer/public/FilterLinks.tsx';
import { useWords } from '#renderer/public/language.ts';
import { siteWords } from '#renderer/public/words.ts';
import { homeWords } from '../words.ts';
import type { ShownOffers } from './page-data.ts';
import { listPath } from './paths.ts';

/** Filter and order of a list, as plain links. */
export function OfferFilter({ list }: { list: ShownOffers }) {
  const { kind, use, sort, uses, count, offers } = list;
  const t = useWords(homeWords);
  const all = useWords(siteWords)('all');
  const choices = [{ slug: null, name: all, count }, ...uses];
  const orders = [null, 'minimum'] as const;
  return (
    <div className="offer-filter screen-only">
      <FilterLinks
        choices={choices.map(({ slug, name, ...each }) => ({
          ...each,
          name: name.charAt(0).toUpperCase() + name.slice(1),
          href: listPath(kind, { use: slug, sort }),
          isCurrent: slug === use,
        }))}
      />
      {kind === 'packaging' && offers.length > 1 && (
        <nav className="offer-order" aria-label={t('order')}>
          <span>{t('order')}</span>
          {orders.map((order) => (
            <a
              key={order}
              href={listPath(kind, { use, sort: order })}
              aria-current={order === sort ? 'page' : undefined}
            >
              {t(order ? 'smallestFirst' : 'ourOrder')}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
