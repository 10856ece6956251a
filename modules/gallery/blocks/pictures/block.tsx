import { PictureRows } from '#modules/gallery/PictureRows.tsx';
import { publishedPictures } from '#modules/gallery/published.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { LargePictures } from '#renderer/public/LargePictures.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const picturesBlock = block({
  name: 'pictures',
  label: 'Gallery',
  about: 'Gallery pictures that open large.',
  fields,
  load: ({ db }, { typeId, count }) => publishedPictures(db, { typeId: typeId ?? undefined, limit: count }),
  Section({ id, values: { title }, data, isFirst }) {
    // Another block of the page may share pictures.
    const pictures = data.map((picture) => ({ ...picture, id: `${id}-${picture.id}` }));
    return (
      <BlockSection id={id} title={title}>
        <PictureRows pictures={pictures} priority={isFirst} />
        <LargePictures pictures={pictures} />
      </BlockSection>
    );
  },
});
