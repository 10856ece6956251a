import { expect, test } from 'vitest';
import { keyRows, serviceFacts, shortFacts, sizesOf, termsOfService } from './key-facts.ts';

const rows = [
  { label: 'Bahan', value: 'Kraft' },
  { label: 'Ukuran dalam', value: 'mulai 150 × 100 × 80 mm' },
  { label: 'Minimum pesanan', value: '200 buah (ukuran siap), 1.000 buah (ukuran sendiri)' },
  { label: 'Waktu produksi', value: '10 hari kerja setelah contoh disetujui' },
];

test('the smallest order, the time and the sizes come first, whatever their place in the table', () => {
  expect(keyRows(rows).map(({ label }) => label)).toEqual([
    'Minimum pesanan',
    'Waktu produksi',
    'Ukuran dalam',
  ]);
});

test('other rows take the places of those that a specification lacks', () => {
  const service = [
    { label: 'Kapasitas', value: '18.000 posisi palet' },
    { label: 'Sewa mulai', value: '20 palet, satu bulan' },
  ];
  expect(keyRows(service).map(({ label }) => label)).toEqual(['Sewa mulai', 'Kapasitas']);
});

test('the sizes of a product are found by their label in English, too', () => {
  const english = [
    { label: 'Material', value: 'Kraft' },
    { label: 'Inside dimensions', value: 'from 150 × 100 × 80 mm' },
  ];
  expect(sizesOf(english)).toBe('from 150 × 100 × 80 mm');
});

test('a card names the beginning of each value, without its conditions', () => {
  expect(shortFacts(termsOfService(rows), 'id')).toEqual(['Mulai 200 buah', '10 hari kerja']);
  expect(shortFacts(termsOfService([]), 'id')).toEqual([]);
});

test('a service shows the answers to the same questions, and other rows in full where they are missing', () => {
  const handling = [
    { label: 'Pelabuhan', value: 'Tanjung Priok, Tanjung Perak' },
    { label: 'Waktu dokumen', value: '2 hari kerja setelah muat' },
    { label: 'Foto muat', value: 'setiap baris palet' },
  ];
  expect(serviceFacts(handling).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Waktu dokumen: 2 hari kerja',
    'Pelabuhan: Tanjung Priok, Tanjung Perak',
  ]);
});
