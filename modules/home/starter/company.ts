import { starterFacts } from '#database/seed/starter-company.ts';

const { founded, pallets, sampleDays, cities } = starterFacts;

/** The company of a new site in numbers, as its products and services have them. */
export const starterFigures = [
  { value: pallets.toLocaleString('id'), unit: 'palet', label: 'kapasitas gudang' },
  { value: `${cities.length}`, unit: 'gudang', label: `di ${cities.join(' dan ')}` },
  { value: sampleDays, unit: 'hari kerja', label: 'sampai contoh jadi' },
  { value: founded, unit: '', label: 'tahun berdiri' },
];

/** What it might be certified for. */
export const starterCertificates = [
  { name: 'ISPM 15', number: 'ID-000' },
  { name: 'ISO 9001:2015', number: '' },
] as const;
