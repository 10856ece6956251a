import type { Sharp } from 'sharp';
import { croppedTo, cropSize, type FocalPoint, shareSize } from '#lib/focal-point.ts';

/** The crop for link previews around the focal point, on white; not larger than the picture unless `enlarge`. */
export async function shareCrop(picture: Sharp, focus: FocalPoint, enlarge = false): Promise<Sharp> {
  const { autoOrient: upright } = await picture.metadata();
  const { width, height } = enlarge ? shareSize : cropSize(upright, shareSize);
  return picture
    .autoOrient()
    .extract(croppedTo(upright, shareSize, focus))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' });
}
