import type { Sharp } from 'sharp';
import { croppedTo, cropSize, type FocalPoint, shareSize } from '#lib/focal-point.ts';

/**
 * The part of a picture around its focal point that link previews show, on white, in their size; a smaller one as large
 * as it is, unless it is enlarged.
 */
export async function shareCrop(picture: Sharp, focus: FocalPoint, enlarge = false): Promise<Sharp> {
  const { autoOrient: upright } = await picture.metadata();
  const { width, height } = enlarge ? shareSize : cropSize(upright, shareSize);
  return picture
    .autoOrient()
    .extract(croppedTo(upright, shareSize, focus))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' });
}
