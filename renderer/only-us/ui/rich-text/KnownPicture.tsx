import { Picture } from '../../../ui/Picture.tsx';
import { usePicture } from './known-pictures.ts';
import { t } from './texts.ts';

interface Props {
  fileId: number;
  sizes: string;
  /** Instead of the file's own alternative text. */
  alt?: string | null;
}

/** A picture by the id of its file; a sentence where the file was deleted. */
export function KnownPicture({ fileId, sizes, alt }: Props) {
  const { picture, gone } = usePicture(fileId);
  if (gone) return <p className="gone">{t('pictureGone')}</p>;
  return picture ? <Picture picture={{ ...picture, alt: alt ?? picture.alt }} sizes={sizes} /> : null;
}
