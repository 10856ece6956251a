// What the sheet says of the products and services in modules/home/starter, shortened to fit.

export interface Product {
  /** Of its picture. */
  slug: string;
  name: string;
  /** A line each. */
  sizes: readonly string[];
  minimum: string;
  time: string;
}

export const products: readonly Product[] = [
  {
    slug: 'die-cut-box',
    name: 'Kotak die-cut',
    sizes: ['60 × 60 × 30 sampai', '600 × 400 × 250 mm'],
    minimum: 'Mulai 1.000 buah',
    time: '10 hari kerja',
  },
  {
    slug: 'corrugated-carton',
    name: 'Karton gelombang',
    sizes: ['150 × 100 × 80 sampai', '1.200 × 1.000 × 1.000 mm'],
    minimum: 'Mulai 500 buah',
    time: '7 hari kerja',
  },
  {
    slug: 'mailer-box',
    name: 'Mailer box',
    sizes: ['200 × 150 × 60 sampai', '380 × 280 × 120 mm'],
    minimum: 'Mulai 200 buah',
    time: '5 hari kerja',
  },
  {
    slug: 'mailing-tube',
    name: 'Tabung karton',
    sizes: ['Ø 38, 50, 76, 100 mm,', 'panjang 200–1.500 mm'],
    minimum: 'Mulai 300 buah',
    time: '6 hari kerja',
  },
  {
    slug: 'wooden-crate',
    name: 'Peti kayu ekspor',
    sizes: ['Sesuai barang, panjang', 'sampai 6.000 mm'],
    minimum: 'Mulai 1 peti',
    time: '4–7 hari kerja',
  },
  {
    slug: 'protective-foam',
    name: 'Busa pelindung',
    sizes: ['Sesuai barang,', 'tebal 2–150 mm'],
    minimum: 'Mulai 100 set',
    time: '5 hari kerja',
  },
  {
    slug: 'export-pallet',
    name: 'Palet ekspor',
    sizes: ['1.200 × 1.000, 1.200 × 800', 'dan 1.100 × 1.100 mm'],
    minimum: 'Mulai 50 palet',
    time: 'Dikirim terjadwal',
  },
  {
    slug: 'printed-label',
    name: 'Label cetak',
    sizes: ['20 × 10 sampai', '200 × 300 mm'],
    minimum: 'Mulai 5.000 label',
    time: '4 hari kerja',
  },
];

export const services = [
  { slug: 'contract-packaging', name: 'Jasa pengemasan', fact: 'Mulai 2.000 unit' },
  { slug: 'warehousing', name: 'Pergudangan', fact: 'Mulai 20 palet' },
  { slug: 'freight', name: 'Pengiriman darat dan laut', fact: 'Mulai 1 palet' },
  { slug: 'packaging-design', name: 'Desain kemasan', fact: 'Contoh 3 hari kerja' },
  { slug: 'export-handling', name: 'Penanganan ekspor', fact: 'Dokumen 2 hari kerja' },
  { slug: 'returns', name: 'Penanganan retur', fact: 'Diperiksa 48 jam' },
] as const;

export const closing = {
  title: 'Ukuran lain? Kirim foto atau contohnya, kami hitungkan.',
  text: 'Harga, contoh dan jadwal kirim: hubungi kami lewat situs ini.',
} as const;
