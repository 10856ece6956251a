import { type Crop, leastCrop } from '#lib/crop.ts';

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

interface Step {
  x: number;
  y: number;
}

export function moved(crop: Crop, { x, y }: Step): Crop {
  return {
    ...crop,
    left: between(0, crop.left + x, 1 - crop.width),
    top: between(0, crop.top + y, 1 - crop.height),
  };
}

/** Moves a corner by shares of the picture; the opposite corner stays, and the ratio (of shares), if there is one. */
export function resized(crop: Crop, corner: Corner, { x, y }: Step, ratio?: number): Crop {
  const [atLeft, atTop] = [corner.endsWith('w'), corner.startsWith('n')];
  const most = {
    width: atLeft ? crop.left + crop.width : 1 - crop.left,
    height: atTop ? crop.top + crop.height : 1 - crop.top,
  };
  let width = between(leastCrop, crop.width + (atLeft ? -x : x), most.width);
  let height = between(leastCrop, crop.height + (atTop ? -y : y), most.height);
  if (ratio) {
    width = Math.min(Math.max(width, leastCrop * ratio), most.height * ratio);
    height = width / ratio;
  }
  const left = atLeft ? crop.left + crop.width - width : crop.left;
  const top = atTop ? crop.top + crop.height - height : crop.top;
  return { left, top, width, height };
}

/** The largest crop of this ratio (of shares) inside another one, in its middle. */
export function ofRatio({ left, top, width, height }: Crop, ratio: number): Crop {
  const fitted = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { left: left + (width - fitted.width) / 2, top: top + (height - fitted.height) / 2, ...fitted };
}

function between(least: number, value: number, most: number) {
  return Math.max(Math.min(value, most), Math.min(least, most));
}
