import { type FocalPoint, focalPosition } from './focal-point.ts';

/** Where pictures are served as link previews show them. */
export const shareCropRoute = '/api/images/share';

/** The address of a picture, cropped around its focal point for link previews. Another one when the point moves. */
export function shareCropAddress(picture: Partial<FocalPoint> & { filename: string }): string {
  const version = focalPosition(picture)?.replace(/%\s?/g, '-').slice(0, -1) ?? '50-50';
  return `${shareCropRoute}/${picture.filename}?at=${version}`;
}
