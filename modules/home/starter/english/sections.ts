// `of` is the title of the original.

export const banners = [
  {
    of: 'Kemasan yang sampai sama rapinya',
    title: 'Packaging that arrives as neat as it left',
    subtitle:
      'Boxes, packing, warehousing and freight in one flow, so that your goods leave on time and arrive intact.',
    buttonLabel: 'See packaging',
  },
  {
    of: 'Dari gudang ke tujuan tanpa jeda',
    title: 'From warehouse to destination, without a gap',
    subtitle:
      'Pallets are prepared tonight, loaded at dawn and tracked to the door in Java, Sumatra and Bali.',
    buttonLabel: 'See services',
  },
  {
    of: 'Satu lembar karton, bentuk apa saja',
    title: 'One sheet of board, any shape',
    subtitle: 'We draw the pattern, cut the sample and drop-test it before you order.',
    buttonLabel: 'Packaging design',
  },
];

export const figures = [
  { of: 'kapasitas gudang', value: '18,000', unit: 'pallets', label: 'warehouse capacity' },
  { of: 'di Cikarang dan Surabaya', value: '2', unit: 'warehouses', label: 'in Cikarang and Surabaya' },
  { of: 'sampai contoh jadi', value: '3', unit: 'working days', label: 'to the first sample' },
  { of: 'tahun berdiri', value: '2009', unit: '', label: 'founded' },
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
