import { PictureRows } from '#modules/gallery/PictureRows.tsx';
import { publishedPictures } from '#modules/gallery/published.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { type LargePicture, LargePictures } from '#renderer/public/LargePictures.tsx';
import { type BlockProps, block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const picturesBlock = block({
  name: 'pictures',
  label: 'Gallery',
  about: 'Gallery pictures that open large.',
  fields,
  load({ db }, { typeId, count }) {
    return publishedPictures(db, { typeId: typeId ?? undefined, limit: count });
  },
  Section: GalleryPictures,
});

function GalleryPictures(props: BlockProps<typeof fields, LargePicture[]>) {
  const { id, isFirst } = props;
  // Another block of the page may share pictures.
  const pictures = props.data.map((picture) => ({ ...picture, id: `${id}-${picture.id}` }));
  const { title } = props.values;
  return (
    <BlockSection id={id} title={title}>
      <PictureRows pictures={pictures} priority={isFirst} />
      <LargePictures pictures={pictures} />
    </BlockSection>
  );
}
