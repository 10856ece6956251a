import { words } from '#lib/words.ts';

/** The words of the home page's sections, and of packaging and services, for visitors. */
export const homeWords = words('home', {
  banners: { id: 'Sorotan', en: 'Banners' },
  previousBanner: { id: 'Sorotan sebelumnya', en: 'Previous banner' },
  nextBanner: { id: 'Sorotan berikutnya', en: 'Next banner' },
  packaging: { id: 'Kemasan', en: 'Packaging' },
  allPackaging: { id: 'Semua kemasan', en: 'All packaging' },
  otherPackaging: { id: 'Kemasan lainnya', en: 'Other packaging' },
  noPackaging: {
    id: 'Belum ada kemasan untuk ditampilkan. Silakan kembali lagi nanti.',
    en: 'There is no packaging to show here yet. Please come back soon.',
  },
  services: { id: 'Layanan', en: 'Services' },
  allServices: { id: 'Semua layanan', en: 'All services' },
  otherServices: { id: 'Layanan lainnya', en: 'Other services' },
  noServices: {
    id: 'Belum ada layanan untuk ditampilkan. Silakan kembali lagi nanti.',
    en: 'There are no services to show here yet. Please come back soon.',
  },
  clients: { id: 'Sebagian klien kami', en: 'Some of our clients' },
  inNumbers: { id: 'Dalam angka', en: 'In numbers' },
  certificates: { id: 'Sertifikat', en: 'Certificates' },
  pictures: { id: 'Gambar', en: 'Pictures' },
  specification: { id: 'Spesifikasi', en: 'Specification' },
  steps: { id: 'Cara kerjanya', en: 'How it works' },
  preparation: { id: 'Yang perlu Anda siapkan', en: 'What to prepare' },
  questions: { id: 'Sering ditanyakan', en: 'Often asked' },
  prices: { id: 'Harga menurut jumlah', en: 'Prices by quantity' },
  priceFrom: { id: 'mulai {price}', en: 'from {price}' },
  priceNote: {
    id: 'Harga akhir bergantung pada ukuran, bahan, dan cetakannya.',
    en: 'The final price depends on size, material and print.',
  },
  datasheet: { id: 'Lembar data', en: 'Datasheet' },
  pageCount: { id: '{count} halaman', en: '{count, plural, one {# page} other {# pages}}' },
  keyFacts: { id: 'Sekilas', en: 'At a glance' },
  minimum: { id: 'Minimum pesanan', en: 'Minimum order' },
  leadTime: { id: 'Waktu produksi', en: 'Lead time' },
  terms: { id: 'Ketentuan', en: 'Terms' },
  from: { id: 'Mulai {minimum}', en: 'From {minimum}' },
  otherSize: { id: 'Ukuran lain?', en: 'Another size?' },
  sendSample: {
    id: 'Kirim foto atau contohnya, kami hitungkan.',
    en: 'Send us a picture or a sample, and we’ll work it out.',
  },
  otherService: { id: 'Kebutuhan lain?', en: 'Something else?' },
  tellNeeds: {
    id: 'Ceritakan kiriman Anda, kami carikan caranya.',
    en: 'Tell us what you ship, and we’ll find a way.',
  },
  draft: { id: 'Ini draf. Pengunjung belum melihatnya.', en: 'This is a draft. Visitors don’t see it.' },
  edit: { id: 'Ubah', en: 'Edit' },
});

/** Which of them the two kinds of offer have for the same. */
export const kindWords = {
  packaging: {
    all: 'packaging',
    none: 'noPackaging',
    others: 'otherPackaging',
    specification: 'specification',
    missing: 'otherSize',
    askForMissing: 'sendSample',
  },
  service: {
    all: 'services',
    none: 'noServices',
    others: 'otherServices',
    specification: 'terms',
    missing: 'otherService',
    askForMissing: 'tellNeeds',
  },
} as const;
