import { expect, test } from 'vitest';
import type { Crop } from '#lib/crop.ts';
import { type Corner, moved, ofRatio, resized } from './change-crop.ts';

const crop: Crop = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
const rounded = (value: Crop) =>
  Object.fromEntries(Object.entries(value).map(([side, share]) => [side, Math.round(share * 1000) / 1000]));

test('a crop is moved as far as the picture goes', () => {
  expect(moved(crop, { x: 0.1, y: -0.9 })).toEqual({ ...crop, left: 0.35, top: 0 });
});

test('a corner makes a crop larger or smaller, and the opposite one stays', () => {
  expect(resized(crop, 'se', { x: 0.1, y: 0.9 })).toEqual({ ...crop, width: 0.6, height: 0.75 });
  expect(rounded(resized(crop, 'nw', { x: 0.1, y: -0.05 }))).toEqual({
    ...{ left: 0.35, top: 0.2 },
    ...{ width: 0.4, height: 0.55 },
  });
  expect(resized(crop, 'nw', { x: 0.9, y: 0.9 }).width).toBe(0.05);
});

test('a crop keeps its ratio, stays in the picture and never vanishes, however it is pulled', () => {
  for (const corner of ['nw', 'ne', 'sw', 'se'] as Corner[]) {
    for (const ratio of [0.5, 1, 3]) {
      for (const x of [-2, -0.1, 0.07, 2]) {
        const result = resized(ofRatio(crop, ratio), corner, { x, y: 0.3 }, ratio);
        expect(result.width / result.height).toBeCloseTo(ratio);
        expect(Math.min(result.left, result.top)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(result.left + result.width, result.top + result.height)).toBeLessThanOrEqual(
          1 + 1e-9,
        );
        expect(Math.min(result.width, result.height)).toBeGreaterThan(0.01);
      }
    }
  }
});

test('a crop of a ratio lies in the middle of the one before', () => {
  expect(ofRatio(crop, 2)).toEqual({ left: 0.25, top: 0.375, width: 0.5, height: 0.25 });
});
