import { expect, test } from 'vitest';
import { centre, croppedTo, cropSize, focalPosition, shareSize } from './focal-point.ts';

test('the centre needs no position, and other points are whole percents', () => {
  expect(focalPosition({})).toBeUndefined();
  expect(focalPosition(centre)).toBeUndefined();
  expect(focalPosition({ focalX: 0.504, focalY: 0.5 })).toBeUndefined();
  expect(focalPosition({ focalX: 0.304, focalY: 1 })).toBe('21% 100%');
});

test('what is around a focal point isn’t cut off where a crop can show it', () => {
  const ratios = [12 / 5, 16 / 9, 4 / 3, 8 / 7, 1, 3 / 4, 9 / 16];
  const crops = ratios.flatMap((picture) => ratios.map((box) => Math.min(1, box / picture)));
  const shares = Array.from({ length: 17 }, (_, index) => 0.1 + index * 0.05);
  for (const part of crops.filter((part) => part >= 0.3)) {
    for (const share of shares) {
      const position = Number.parseInt(focalPosition({ focalX: share }) ?? '50', 10);
      const begin = (position / 100) * (1 - part);
      const sides = `${share} of a picture of which ${part} is shown`;
      expect(share - begin, sides).toBeGreaterThanOrEqual(0.05);
      expect(begin + part - share, sides).toBeGreaterThanOrEqual(0.05);
    }
  }
});

test('a crop is as large as fits, with the focal point in its middle if that can be', () => {
  const picture = { width: 2000, height: 1000 };
  const square = { width: 100, height: 100 };
  expect(croppedTo(picture, square, centre)).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
  const right = { focalX: 1, focalY: 0 };
  expect(croppedTo(picture, square, right)).toEqual({ left: 1000, top: 0, width: 1000, height: 1000 });
  const wide = croppedTo({ width: 1000, height: 2000 }, shareSize, { focalX: 0.2, focalY: 0.25 });
  expect(wide).toEqual({ left: 0, top: Math.round(500 - 525 / 2), width: 1000, height: 525 });
});

test('a crop always lies inside its picture, whatever the sizes', () => {
  const sizes = [1, 2, 3, 7, 399, 1200, 6000];
  for (const width of sizes) {
    for (const height of sizes) {
      for (const focal of [0, 0.33, 0.99, 1]) {
        const crop = croppedTo({ width, height }, shareSize, { focalX: focal, focalY: focal });
        expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(1);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      }
    }
  }
});

test('a crop of a small picture isn’t enlarged', () => {
  expect(cropSize({ width: 4000, height: 3000 }, shareSize)).toEqual(shareSize);
  expect(cropSize({ width: 600, height: 600 }, shareSize)).toEqual({ width: 600, height: 315 });
});
