import { starterFacts } from '#database/seed/starter-company.ts';

const { founded, pallets, sampleDays, cities } = starterFacts;

// `of` is the title of the original.

export const banners = [
  {
    of: 'Kemasan yang tiba serapi saat berangkat',
    title: 'Packaging that arrives as neat as it left',
    subtitle:
      'Boxes, packing, warehousing and freight from one team, so your goods leave on time and arrive intact.',
    buttonLabel: 'View packaging',
  },
  {
    of: 'Dari gudang ke tujuan tanpa jeda',
    title: 'From warehouse to destination without delay',
    subtitle:
      'Pallets are packed tonight, loaded at dawn and tracked to the door anywhere in Java, Sumatra and Bali.',
    buttonLabel: 'View services',
  },
  {
    of: 'Satu lembar karton, bentuk apa saja',
    title: 'One sheet of board, any shape you need',
    subtitle: 'We design the box, cut a sample and drop-test it before you order.',
    buttonLabel: 'Packaging design',
  },
];

export const figures = [
  {
    of: 'kapasitas gudang',
    value: pallets.toLocaleString('en'),
    unit: 'pallets',
    label: 'warehouse capacity',
  },
  {
    of: `di ${cities.join(' dan ')}`,
    value: `${cities.length}`,
    unit: 'warehouses',
    label: `in ${cities.join(' and ')}`,
  },
  { of: 'sampai contoh jadi', value: sampleDays, unit: 'working days', label: 'to your first sample' },
  { of: 'tahun berdiri', value: founded, unit: '', label: 'year founded' },
];

export const certificates = ['ISPM 15', 'ISO 9001:2015'];

export const clients = [
  'Lerengsari',
  'Batavika',
  'Rimbajati',
  'Tirtaloka',
  'Sandhyarasa',
  'Kayuhara',
  'Lintara Farma',
  'Wastrani',
  'Gerabahayu',
  'Panenusa',
];
