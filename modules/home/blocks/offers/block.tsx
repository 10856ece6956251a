import { chosenOf } from '#lib/block-entries.ts';
import { OfferCards } from '#modules/home/offers/OfferCards.tsx';
import { offerPaths } from '#modules/home/offers/paths.ts';
import { publishedOffers } from '#modules/home/offers/published.ts';
import { ServiceGrid } from '#modules/home/service/ServiceGrid.tsx';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const offersBlock = block({
  name: 'offers',
  label: 'Packaging or services',
  about: 'Cards of products or services.',
  fields,
  load: ({ db }, values) => chosenOf(publishedOffers(db, values.of), values),
  Section({ id, values: { title, of }, data, isFirst }) {
    // Without a heading of the block, names are one level higher.
    const level = title ? 'h3' : 'h2';
    return (
      <BlockSection id={id} title={title}>
        {of === 'service' ? (
          <ServiceGrid services={data} heading={level} hasFacts />
        ) : (
          <OfferCards offers={data} path={offerPaths[of]} heading={level} priority={isFirst} />
        )}
      </BlockSection>
    );
  },
});
