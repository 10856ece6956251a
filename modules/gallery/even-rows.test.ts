import { expect, test } from 'vitest';
import { evenRows } from './even-rows.ts';

const rowLengths = (ratios: number[], ideal: number) => {
  const lengths: number[] = [];
  for (let at = 0; at < ratios.length; at += lengths.at(-1) ?? 1) {
    lengths.push(evenRows(ratios, ideal)[at]?.inRow ?? 0);
  }
  return lengths;
};

test('no picture is left alone in the last row', () => {
  expect(rowLengths(Array(13).fill(1.5), 4.5)).toEqual([4, 3, 3, 3]);
});

test('the pictures of a row fill its width', () => {
  const shares = evenRows([1.5, 1, 1.5, 0.75, 1.33, 1.5], 4).map(({ share }) => share);
  expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(2);
});

test('a lone picture keeps a size that fits it', () => {
  expect(evenRows([1.5], 4.5)).toEqual([{ share: 1.5 / (4.5 * 0.7), inRow: 1 }]);
});

test('an empty gallery has no rows', () => {
  expect(evenRows([], 4)).toEqual([]);
});

test('a thousand pictures are quick', () => {
  expect(evenRows(Array(1000).fill(1.4), 4)).toHaveLength(1000);
});
