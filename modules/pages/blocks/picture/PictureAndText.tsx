import './picture.css';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import { columnSizes } from '#renderer/public/column-sizes.ts';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { PictureValues } from './fields.ts';

/** A picture and a text, side by side from tablets on. */
export function PictureAndText({ id, values, pictures, isFirst }: BlockProps<PictureValues>) {
  const { title, text, fileId, side } = values;
  const picture = pictures[fileId];
  return (
    <section className="block block-picture wrap" data-side={side} {...namedBy({ id, title })}>
      {picture && (
        <Picture picture={picture} sizes={columnSizes({ phone: 1, tablet: 1 / 2 })} priority={isFirst} />
      )}
      <div>
        <BlockHeading id={id} title={title} />
        <VisitorText doc={text} pictures={pictures} idPrefix={`text-${id}`} />
      </div>
    </section>
  );
}
