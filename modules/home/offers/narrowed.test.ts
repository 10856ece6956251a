import { expect, test } from 'vitest';
import { homeWords } from '../words.ts';
import { comparedRows } from './key-facts.ts';
import { narrowed, usesOf } from './narrowed.ts';

const offers = [
  { name: 'Kotak', uses: 'makanan, ritel', minimum: '1.000 buah' },
  { name: 'Peti', uses: 'Ekspor', minimum: '' },
  { name: 'Kardus', uses: 'pengiriman, ekspor,', minimum: '500 buah' },
];
const names = (use: string | null, sort: 'minimum' | null) =>
  narrowed(offers, { use, sort }).map(({ name }) => name);

test('a use is the same however it is spelled, and counted once', () => {
  expect(usesOf(offers).map(({ name, count }) => `${name} ${count}`)).toEqual([
    'makanan 1',
    'ritel 1',
    'Ekspor 2',
    'pengiriman 1',
  ]);
  expect(names('ekspor', null)).toEqual(['Peti', 'Kardus']);
});

test('the smallest order comes first, and what names none last', () => {
  expect(names(null, 'minimum')).toEqual(['Kardus', 'Kotak', 'Peti']);
  expect(names(null, null)).toEqual(['Kotak', 'Peti', 'Kardus']);
});

test('products are compared by what any of them says, and what is the same is known', () => {
  const kraft = { label: 'Bahan', value: 'Kraft' };
  const products = [
    { minimum: '500 buah', leadTime: '', specification: [kraft, { label: 'Flute', value: 'B' }] },
    { minimum: '200 buah', leadTime: '', specification: [{ ...kraft, label: 'bahan' }] },
  ];
  expect(comparedRows(products, homeWords('id'))).toEqual([
    { label: 'Minimum pesanan', values: ['500 buah', '200 buah'], isSame: false },
    { label: 'Bahan', values: ['Kraft', 'Kraft'], isSame: true },
    { label: 'Flute', values: ['B', ''], isSame: true },
  ]);
});
