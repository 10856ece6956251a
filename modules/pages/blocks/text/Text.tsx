import type { RichText as Doc } from '#lib/rich-text/rich-text.ts';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import type { BlockProps } from '#server/content/blocks.ts';

/** A text of a page. */
export function Text({ id, values, pictures }: BlockProps<{ text: Doc }>) {
  return (
    <section className="block block-text wrap">
      <VisitorText doc={values.text} pictures={pictures} idPrefix={`text-${id}`} />
    </section>
  );
}
