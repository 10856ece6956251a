import { PictureRows } from '#modules/gallery/PictureRows.tsx';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import { type LargePicture, LargePictures } from '#renderer/public/LargePictures.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { PicturesValues } from './fields.ts';

/** Pictures of the gallery, which open large. */
export function GalleryPictures(props: BlockProps<PicturesValues, LargePicture[]>) {
  const { id, isFirst } = props;
  // Another block of the page may have some of the same pictures.
  const pictures = props.data.map((picture) => ({ ...picture, id: `${id}-${picture.id}` }));
  const { title } = props.values;
  return (
    <section className="block wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <PictureRows pictures={pictures} priority={isFirst} />
      <LargePictures pictures={pictures} />
    </section>
  );
}
