import { type FocalPoint, focalName } from './focal-point.ts';

/** Endpoint of pictures for link previews. */
export const shareCropRoute = '/api/images/share';

/** The address of a picture cropped for link previews; it changes with the focal point. */
export function shareCropAddress(picture: Partial<FocalPoint> & { filename: string }): string {
  return `${shareCropRoute}/${picture.filename}?at=${focalName(picture)}`;
}
