import { type FocalPoint, type Size, wholePercent } from './focal-point.ts';

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const wholePicture: Crop = { left: 0, top: 0, width: 1, height: 1 };

/** The smallest crop, as a share of a side. */
export const leastCrop = 0.05;

/** A crop in pixels: inside the picture, at least one pixel. */
export function cropInPixels({ width, height }: Size, crop: Crop): Crop {
  const left = Math.min(width - 1, Math.round(crop.left * width));
  const top = Math.min(height - 1, Math.round(crop.top * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

/** The focal point in another crop of the same picture, moved to its edge if necessary. */
export function focalPointIn({ focalX, focalY }: FocalPoint, before: Crop, after: Crop): FocalPoint {
  return {
    focalX: wholePercent((before.left + focalX * before.width - after.left) / after.width),
    focalY: wholePercent((before.top + focalY * before.height - after.top) / after.height),
  };
}
