import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { type BlockProps, block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

/** A text with headings, lists, tables and pictures. */
export const textBlock = block({
  name: 'text',
  label: 'Text',
  about: 'Headings, paragraphs, lists, pictures.',
  fields,
  Section: Text,
});

/** A text of a page. */
function Text({ id, values, pictures }: BlockProps<typeof fields>) {
  return (
    <section className="block block-text wrap">
      <VisitorText doc={values.text} pictures={pictures} idPrefix={`text-${id}`} />
    </section>
  );
}
