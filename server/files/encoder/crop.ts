import sharp from 'sharp';
import { type Crop, cropInPixels } from '#lib/crop.ts';
import { type Extension, maxPixels } from '../picture-type.ts';
import { type PreparedPicture, pack, prepared } from './prepare.ts';

/** Writes a part of the stored picture `from` to `to`, in the same format. */
export async function crop(
  from: string,
  to: string,
  extension: Extension,
  part: Crop,
): Promise<PreparedPicture> {
  const picture = sharp(from, { limitInputPixels: maxPixels, failOn: 'error' });
  const { autoOrient: size } = await picture.metadata();
  return prepared(pack(picture.autoOrient().extract(cropInPixels(size, part)), extension), to);
}
