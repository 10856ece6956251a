import { expect, test } from 'vitest';
import { isMadeIn, sizesIn, withoutSizes } from './size.ts';

test.each([
  ['kardus 30x20x15', [[300, 200, 150]]],
  ['300 x 200 x 150', [[300, 200, 150]]],
  ['1.200 × 1.000 × 1.000 mm', [[1200, 1000, 1000]]],
  ['12,5 × 8 cm', [[125, 80]]],
  ['1 m × 50 cm × 500 mm', [[1000, 500, 500]]],
  [
    '200 × 150 × 60, 280 × 200 × 90 mm',
    [
      [200, 150, 60],
      [280, 200, 90],
    ],
  ],
  [
    '60 × 60 × 30 mm sampai 600 × 400 × 250 mm',
    [
      [60, 60, 30],
      [600, 400, 250],
    ],
  ],
  ['ISPM 15, seri 4x4abc', []],
  ['500 buah', []],
] as const)('the sizes in “%s”', (text, sizes) => {
  expect(sizesIn(text)).toEqual(sizes);
});

test('withoutSizes removes the size from a search', () => {
  expect(withoutSizes('kardus 30x20x15 cm polos')).toBe('kardus polos');
});

test.each([
  ['60 × 60 × 30 mm sampai 600 × 400 × 250 mm', '30x20x15', true],
  ['60 × 60 × 30 mm sampai 600 × 400 × 250 mm', '15x20x30', true],
  ['60 × 60 × 30 mm sampai 600 × 400 × 250 mm', '70x20x15', false],
  ['sampai 600 × 400 × 250 mm', '5x5x5', true],
  ['200 × 150 × 60, 280 × 200 × 90 mm', '28 x 20 x 9', true],
  ['200 × 150 × 60, 280 × 200 × 90 mm', '28 x 20 x 10', false],
  ['sesuai barang', '28 x 20 x 10', null],
  ['20 × 10 mm sampai 200 × 300 mm', '28 x 20 x 10', null],
])('“%s” and %s', (offered, asked, is) => {
  const [size = []] = sizesIn(asked);
  expect(isMadeIn(offered, size)).toBe(is);
});
