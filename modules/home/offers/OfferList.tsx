import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { AskUs } from '#renderer/public/AskUs.tsx';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { FilterLinks } from '#renderer/public/FilterLinks.tsx';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useWords } from '#renderer/public/language.ts';
import { PageLinks } from '#renderer/public/PageLinks.tsx';
import { siteWords } from '#renderer/public/words.ts';
import { ServiceRows } from '../service/ServiceRows.tsx';
import { homeWords } from '../words.ts';
import { orders } from './narrowed.ts';
import { OfferCards } from './OfferCards.tsx';
import type { ShownOffers } from './page-data.ts';
import { comparePath, listPath, offerPath, offerPaths } from './paths.ts';

export function OfferList() {
  const list = useData<ShownOffers>();
  const { kind, title, offers, use, sort, page, pages } = list;
  const t = useWords(homeWords);
  return (
    <div className="page-body wrap">
      <h1>{title}</h1>
      {offers.length > 0 && <p className="lead">{t(`${kind}About`)}</p>}
      <OfferFilter list={list} />
      {offers.length === 0 && <EmptyState text={t(`${kind}None`)} />}
      {offers.length > 0 && kind === 'service' && <ServiceRows services={offers} />}
      {offers.length > 0 && kind === 'packaging' && (
        <form className="compare-form" action={comparePath}>
          <OfferCards offers={offers} path={offerPaths[kind]} heading="h2" priority canCompare />
          <p className="compare-bar row box screen-only">
            <span>
              {offers.map(({ slug, name }) => (
                <b key={slug}>{name}</b>
              ))}
              <small>{t('chooseSome')}</small>
            </span>
            <button type="submit" className="button">
              {t('compare')}
            </button>
          </p>
        </form>
      )}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(wanted) => listPath(kind, { use, sort, page: wanted })}
        before={t('previousOffers')}
        after={t('nextOffers')}
      />
      {offers.length > 0 && <AskUs title={t(`${kind}Missing`)} text={t(`${kind}Ask`)} />}
      {offers.length > 0 && <ListJsonLd title={title} lists={[list]} />}
    </div>
  );
}

type Lists = Pick<ShownOffers, 'kind' | 'offers'>[];

/** The offers of a page as structured data. */
export function ListJsonLd({ title, lists }: { title: string; lists: Lists }) {
  const { site } = usePageContext();
  const items = lists.flatMap(({ kind, offers }) =>
    offers.map(({ name, slug }) => ({ name, url: site.address + offerPath(kind, slug) })),
  );
  const type = { '@type': 'ListItem' } as const;
  const itemListElement = items.map((item, index) => ({ ...type, position: index + 1, ...item }));
  return <JsonLd about={{ '@type': 'ItemList', name: title, itemListElement }} />;
}

function OfferFilter({ list }: { list: ShownOffers }) {
  const { kind, use, sort, uses, paths, count, hasPrices, offers, pages } = list;
  const t = useWords(homeWords);
  const all = useWords(siteWords)('all');
  const choices = [{ slug: null, name: all, count }, ...uses];
  return (
    <div className="offer-filter row screen-only">
      <FilterLinks
        choices={choices.map(({ slug, name, ...each }) => ({
          ...each,
          name: name.charAt(0).toUpperCase() + name.slice(1),
          href: (slug !== use && paths[slug ?? '']) || listPath(kind, { use: slug, sort }),
          isCurrent: slug === use,
        }))}
      />
      {kind === 'packaging' && (offers.length > 1 || pages > 1) && (
        <nav className="offer-order row muted" aria-label={t('order')}>
          <span>{t('order')}</span>
          {orders
            .filter((order) => order !== 'price' || hasPrices)
            .map((order) => (
              <a
                key={order}
                href={listPath(kind, { use, sort: order })}
                aria-current={order === sort ? 'page' : undefined}
              >
                {t(order ? `${order}First` : 'ourOrder')}
              </a>
            ))}
        </nav>
      )}
    </div>
  );
}
