import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const columnsBlock = block({
  name: 'columns',
  label: 'Columns',
  about: 'Two or three texts side by side, with pictures if you like.',
  fields,
  Section({ id, values: { title, columns }, pictures, isFirst }) {
    const Title = title ? 'h3' : 'h2';
    const share = { phone: 1, tablet: 1 / columns.length };
    return (
      <BlockSection id={id} title={title} className="block-columns">
        <ul className="columns">
          {columns.map(({ fileId, title, text }, index) => {
            const picture = fileId ? pictures[fileId] : undefined;
            const cut = picture && { phone: cutTo(3 / 2, picture) };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
              <li key={index}>
                {picture && <Picture picture={picture} sizes={columnSizes(share, cut)} priority={isFirst} />}
                {title && <Title>{title}</Title>}
                <VisitorText doc={text} pictures={pictures} idPrefix={`text-${id}-${index}`} />
              </li>
            );
          })}
        </ul>
      </BlockSection>
    );
  },
});
