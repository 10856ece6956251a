import { PictureRows } from '#modules/gallery/PictureRows.tsx';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import { type LargePicture, LargePictures } from '#renderer/public/LargePictures.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { PicturesValues } from './fields.ts';

/** Pictures of the gallery, which open large. */
export function GalleryPictures(props: BlockProps<PicturesValues, LargePicture[]>) {
  const { id, data, isFirst } = props;
  const { title } = props.values;
  return (
    <section className="block wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <PictureRows pictures={data} priority={isFirst} />
      <LargePictures pictures={data} />
    </section>
  );
}
