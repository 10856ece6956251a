/** What matters in a picture, as shares of its width and height: 0 is the left or top edge, 1 the right or bottom one. */
export interface FocalPoint {
  focalX: number;
  focalY: number;
}

/** The focal point of a picture for which nobody has set one. */
export const centre: FocalPoint = { focalX: 0.5, focalY: 0.5 };

/** A size, or a part of a picture, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What link previews show of a picture: networks crop others to it. */
export const shareSize: Size = { width: 1200, height: 630 };

/** Has somebody set a focal point beside the centre? */
export function hasFocalPoint({ focalX, focalY }: Partial<FocalPoint>): boolean {
  return percent(focalX) !== 50 || percent(focalY) !== 50;
}

/** As CSS's `object-position` takes it: `30% 70%`; nothing for the centre, where browsers begin. */
export function focalPosition(picture: Partial<FocalPoint>): string | undefined {
  const { focalX, focalY } = picture;
  return hasFocalPoint(picture) ? `${percent(focalX)}% ${percent(focalY)}%` : undefined;
}

/**
 * The part of a picture that `object-fit: cover` with `object-position` shows in a box of the size `box`: as large as
 * fits, with the focal point in it.
 */
export function croppedTo(picture: Size, box: Size, { focalX, focalY }: FocalPoint): Size & Corner {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = Math.min(picture.width, Math.max(1, Math.round(box.width * scale)));
  const height = Math.min(picture.height, Math.max(1, Math.round(box.height * scale)));
  const left = Math.round((picture.width - width) * focalX);
  const top = Math.round((picture.height - height) * focalY);
  return { left, top, width, height };
}

/** The size of a crop in the ratio of `box`: `box` itself, or as much of it as the picture has; nothing is enlarged. */
export function cropSize(picture: Size, box: Size): Size {
  const scale = Math.min(1, picture.width / box.width, picture.height / box.height);
  return { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
}

interface Corner {
  left: number;
  top: number;
}

function percent(share = 0.5) {
  return Math.round(share * 100);
}
