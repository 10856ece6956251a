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

/** A point by its name, which differs for points that differ: `30-70`. */
export function focalName({ focalX, focalY }: Partial<FocalPoint>): string {
  return `${percent(focalX)}-${percent(focalY)}`;
}

/**
 * As CSS's `object-position` takes it, `20% 80%`; nothing for the centre, where browsers begin. The same percentage as the
 * point's would keep it in sight, but as near to the edge as in the whole picture, where a crop cuts off what is around
 * it. Half as far again from the centre, it moves inwards. Crops that show at least a fifth of the picture still have it.
 */
export function focalPosition(picture: Partial<FocalPoint>): string | undefined {
  const { focalX, focalY } = picture;
  return hasFocalPoint(picture) ? `${percent(outwards(focalX))}% ${percent(outwards(focalY))}%` : undefined;
}

function outwards(share = 0.5) {
  return within(0.5 + 1.5 * (share - 0.5), 1);
}

/**
 * The part of a picture to show in a box of the size `box`: as large as fits, with the focal point as near to its middle
 * as the edges let it.
 */
export function croppedTo(picture: Size, box: Size, { focalX, focalY }: FocalPoint): Size & Corner {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = Math.min(picture.width, Math.max(1, Math.round(box.width * scale)));
  const height = Math.min(picture.height, Math.max(1, Math.round(box.height * scale)));
  const left = Math.round(within(picture.width * focalX - width / 2, picture.width - width));
  const top = Math.round(within(picture.height * focalY - height / 2, picture.height - height));
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

function within(value: number, most: number) {
  return Math.min(most, Math.max(0, value));
}

function percent(share = 0.5) {
  return Math.round(share * 100);
}
