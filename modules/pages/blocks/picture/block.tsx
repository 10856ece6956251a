import { columnSizes } from '#renderer/public/column-sizes.ts';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const pictureBlock = block({
  name: 'picture',
  label: 'Picture and text',
  about: 'A picture with a text beside it.',
  fields,
  Section({ id, values, pictures, isFirst }) {
    const { title, text, fileId, side } = values;
    const picture = pictures[fileId];
    return (
      <section
        className="block block-picture split wrap"
        data-side={side}
        aria-labelledby={title ? `h-${id}` : undefined}
      >
        {picture && (
          <Picture picture={picture} sizes={columnSizes({ phone: 1, tablet: 1 / 2 })} priority={isFirst} />
        )}
        <div>
          {title && (
            <h2 className="title" id={`h-${id}`}>
              {title}
            </h2>
          )}
          <VisitorText doc={text} pictures={pictures} idPrefix={`text-${id}`} />
        </div>
      </section>
    );
  },
});
