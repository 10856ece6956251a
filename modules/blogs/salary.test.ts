import { expect, test } from 'vitest';
import { salaryIn } from './salary.ts';

const month = { unitText: 'MONTH' };
const fiveToSeven = { minValue: 5_000_000, maxValue: 7_000_000, ...month };

test.each([
  ['Rp 5.000.000 – Rp 7.000.000 per bulan', fiveToSeven],
  ['Rp5.000.000-7.000.000/bulan', fiveToSeven],
  ['Rp. 5.000.000,- s/d Rp. 7.000.000,-', fiveToSeven],
  ['5.000.000 sampai dengan 7.000.000', fiveToSeven],
  ['Rp 5–7 juta', fiveToSeven],
  ['5 jt - 7 jt / bln', fiveToSeven],
  ['Gaji Rp 5 hingga 7 juta sebulan, nego', fiveToSeven],
  ['IDR 5,000,000 to 7,000,000 a month', fiveToSeven],
  ['IDR 5–7 million, monthly', fiveToSeven],
  ['Rp 4,5 jt/bulan', { value: 4_500_000, ...month }],
  ['Rp 4.500.000', { value: 4_500_000, ...month }],
  ['Rp5.067.381,00 perbulan (UMK Jakarta)', { value: 5_067_381, ...month }],
  ['Rp 4,5 juta, 2 orang, 5 hari kerja', { value: 4_500_000, ...month }],
  ['Gaji pokok Rp 4 juta + tunjangan makan', { value: 4_000_000, ...month }],
  ['mulai Rp 6 juta', { minValue: 6_000_000, ...month }],
  ['hingga Rp 8.000.000 per bulan', { maxValue: 8_000_000, ...month }],
  ['up to IDR 8 million per month', { maxValue: 8_000_000, ...month }],
  ['Rp 150.000/hari', { value: 150_000, unitText: 'DAY' }],
  ['Rp 150 ribu - 200 ribu harian', { minValue: 150_000, maxValue: 200_000, unitText: 'DAY' }],
  ['Rp 25 rb per jam', { value: 25_000, unitText: 'HOUR' }],
  ['Rp 1 juta per minggu', { value: 1_000_000, unitText: 'WEEK' }],
  ['Rp 96 juta per tahun', { value: 96_000_000, unitText: 'YEAR' }],
])('the pay in “%s”', (text, salary) => {
  expect(salaryIn(text)).toEqual(salary);
});

test.each([
  '',
  'UMK',
  'UMK 2026',
  'UMK + Rp 500.000',
  'Tunjangan Rp 500.000 per bulan',
  'Rp 5 juta + uang makan Rp 30.000/hari',
  'Kompetitif, nego',
  'Rp 150.000',
  'Rp 7 juta – 5 juta',
  'USD 900 per month',
  'S$ 2.000 per bulan',
  '2 orang',
  'Rp 0',
])('no pay in “%s”', (text) => {
  expect(salaryIn(text)).toBeNull();
});
