import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { LabelledCells } from '#renderer/public/rich-text/parts.tsx';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const tableBlock = block({
  name: 'table',
  label: 'Table',
  about: 'Sizes or comparisons in rows, easy to read on phones. You can paste one from a spreadsheet.',
  fields,
  /** A full-width table. On phones each row is a card whose cells name their columns. */
  Section: ({ id, values: { title, text }, pictures }) => (
    <BlockSection id={id} title={title} className="block-table">
      <LabelledCells value={[]}>
        <VisitorText doc={text} pictures={pictures} idPrefix={`text-${id}`} />
      </LabelledCells>
    </BlockSection>
  ),
});
