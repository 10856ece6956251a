import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { Facts } from '#renderer/public/Facts.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const figuresBlock = block({
  name: 'figures',
  label: 'Figures',
  about: 'Large numbers that say how big or how old you are.',
  fields,
  Section: ({ id, values: { title, figures } }) => (
    <BlockSection id={id} title={title} className="block-figures">
      <Facts className="figures" facts={figures} />
    </BlockSection>
  ),
});
