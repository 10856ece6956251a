/** The centre of interest of a picture, in shares of its width and height from the top left. */
export interface FocalPoint {
  focalX: number;
  focalY: number;
}

export const centre: FocalPoint = { focalX: 0.5, focalY: 0.5 };

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of link previews, to which networks crop. */
export const shareSize: Size = { width: 1200, height: 630 };

export function hasFocalPoint({ focalX, focalY }: Partial<FocalPoint>): boolean {
  return percent(focalX) !== 50 || percent(focalY) !== 50;
}

/** A unique name of the point, such as `30-70`. */
export function focalName({ focalX, focalY }: Partial<FocalPoint>): string {
  return `${percent(focalX)}-${percent(focalY)}`;
}

/**
 * As CSS’s `object-position`, `20% 80%`; undefined for the centre. The point’s own percentages would keep it at the edge of
 * a crop; 1.5 times as far from the centre, it moves inwards. Crops of at least a fifth of the picture still show it.
 */
export function focalPosition(picture: Partial<FocalPoint>): string | undefined {
  const { focalX, focalY } = picture;
  return hasFocalPoint(picture) ? `${percent(outwards(focalX))}% ${percent(outwards(focalY))}%` : undefined;
}

function outwards(share = 0.5) {
  return within(0.5 + 1.5 * (share - 0.5), 1);
}

/** The largest part of a picture with the shape of `box`, with the focal point as close to the middle as the edges allow. */
export function croppedTo(
  picture: Size,
  box: Size,
  { focalX, focalY }: FocalPoint,
): Size & Record<'left' | 'top', number> {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = Math.min(picture.width, Math.max(1, Math.round(box.width * scale)));
  const height = Math.min(picture.height, Math.max(1, Math.round(box.height * scale)));
  const left = Math.round(within(picture.width * focalX - width / 2, picture.width - width));
  const top = Math.round(within(picture.height * focalY - height / 2, picture.height - height));
  return { left, top, width, height };
}

/** The size of a crop in the ratio of `box`: `box` itself, or smaller if the picture is. Nothing is enlarged. */
export function cropSize(picture: Size, box: Size): Size {
  const scale = Math.min(1, picture.width / box.width, picture.height / box.height);
  return { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
}

function within(value: number, most: number) {
  return Math.min(most, Math.max(0, value));
}

/** A share of a side, between 0 and 1. */
export function wholePercent(share: number): number {
  return Math.round(within(share, 1) * 100) / 100;
}

function percent(share = 0.5) {
  return Math.round(share * 100);
}

export const shareCropRoute = '/api/images/share';

/** The address of a picture cropped for link previews; it changes with the focal point. */
export function shareCropAddress(picture: Partial<FocalPoint> & { filename: string }): string {
  return `${shareCropRoute}/${picture.filename}?at=${focalName(picture)}`;
}
