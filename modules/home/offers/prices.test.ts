import { expect, test } from 'vitest';
import { formatRupiah, priceRange, rupiahIn } from './prices.ts';

test.each([
  ['Rp 6.900 / buah', 6900],
  ['Rp. 12.500', 12_500],
  ['rp4100', 4100],
  ['IDR 1,250,000 per pallet', 1_250_000],
  ['Rp 6,9 ribu', 6900],
  ['Rp 1,2 juta', 1_200_000],
  ['Rp 4.100–5.450', 4100],
  ['Rp 4.100,50', 4101],
  ['hubungi kami', null],
  ['4.100', null],
  ['USD 4', null],
  ['Rp 690.000 / 100 buah', null],
  ['Rp 690.000 per 6', null],
  ['Rp 0', null],
])('the rupiah in “%s”', (price, rupiah) => {
  expect(rupiahIn(price)).toBe(rupiah);
});

test('a range leaves out what isn’t in rupiah', () => {
  const rows = ['Rp 6.900', 'Rp 4.100', 'sesuai ukuran'].map((value) => ({ label: '', value }));
  expect(priceRange(rows)).toEqual({ low: 4100, high: 6900, count: 2 });
  expect(priceRange(rows.slice(2))).toBeNull();
});

test('an amount is written as each language does', () => {
  expect([formatRupiah(4100, 'id'), formatRupiah(4100, 'en')]).toEqual(['Rp\u00A04.100', 'IDR\u00A04,100']);
});
