import { type FocalPoint, focalName } from './focal-point.ts';

/** Where pictures are served as link previews show them. */
export const shareCropRoute = '/api/images/share';

/** The address of a picture, cropped around its focal point for link previews. Another one when the point moves. */
export function shareCropAddress(picture: Partial<FocalPoint> & { filename: string }): string {
  return `${shareCropRoute}/${picture.filename}?at=${focalName(picture)}`;
}
