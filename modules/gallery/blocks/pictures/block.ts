import { eq } from 'drizzle-orm';
import Images from 'lucide-react/icons/images';
import { publishedPictures } from '#modules/gallery/published.ts';
import { galleryPictures } from '#modules/gallery/tables.ts';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';
import { GalleryPictures } from './GalleryPictures.tsx';

/** Pictures of the gallery, of one type or of all. */
export const picturesBlock = block({
  name: 'pictures',
  label: 'Gallery',
  icon: Images,
  fields,
  empty: { title: '', typeId: null, count: 8 },
  load({ db }, { typeId, count }) {
    const where = typeId === null ? undefined : eq(galleryPictures.typeId, typeId);
    const pictures = publishedPictures(db, { where, limit: count });
    return pictures.length > 0 ? pictures : null;
  },
  text: ({ title }) => title,
  Section: GalleryPictures,
});
