import { type OfferCard, OfferCards } from '#modules/home/offers/OfferCards.tsx';
import { OtherSize } from '#modules/home/offers/OtherSize.tsx';
import { offerPaths } from '#modules/home/offers/paths.ts';
import { type ServiceCard, ServiceGrid } from '#modules/home/service/ServiceGrid.tsx';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { OffersValues } from './fields.ts';

/** Cards of packaging products, or of services with their drawings. */
export function Offers(props: BlockProps<OffersValues, (OfferCard & ServiceCard)[]>) {
  const { id, data, isFirst } = props;
  const { title, of } = props.values;
  // Without a heading of the block their names are the next level of the page.
  const level = title ? 'h3' : 'h2';
  const last = <OtherSize kind={of} fills />;
  return (
    <section className="block wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      {of === 'service' ? (
        <ServiceGrid services={data} heading={level} hasFacts last={last} />
      ) : (
        <OfferCards offers={data} path={offerPaths[of]} heading={level} priority={isFirst} last={last} />
      )}
    </section>
  );
}
