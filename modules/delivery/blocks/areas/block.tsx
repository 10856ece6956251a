import { publishedAreas } from '#modules/delivery/areas.ts';
import { DeliveryAreas } from '#modules/delivery/DeliveryAreas.tsx';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { block } from '#server/content/blocks.ts';
import { unlessEmpty } from '#server/module/point.ts';
import { fields } from './fields.ts';

export const areasBlock = block({
  name: 'areas',
  label: 'Delivery area',
  about: 'The cities that you deliver to, as a map and a table.',
  fields,
  load: (context) => unlessEmpty(publishedAreas(context)),
  Section: ({ id, values: { title }, data }) => (
    <BlockSection id={id} title={title}>
      <DeliveryAreas areas={data} heading={title ? 'h3' : 'h2'} />
    </BlockSection>
  ),
});
