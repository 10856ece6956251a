import { words } from '#lib/words.ts';

/** The words of the catalog for visitors. */
export const catalogWords = words('catalog', {
  catalog: { id: 'Katalog', en: 'Catalog' },
  title: { id: 'Katalog produk dan layanan', en: 'Catalog of products and services' },
  description: {
    id: 'Katalog {site} dalam satu lembar, untuk dilihat atau diunduh.',
    en: 'The catalog of {site} on one sheet, to look at or to download.',
  },
  everything: {
    id: 'Semua produk dan layanan kami dalam satu lembar',
    en: 'Everything we make and do, on one sheet',
  },
  allSizes: {
    id: 'Kotak, penyimpanan, dan pengiriman dengan semua ukurannya: silakan disimpan, dicetak, dan dibagikan.',
    en: 'Boxes, storage and delivery, with all sizes: yours to keep, print and share.',
  },
  lookAtIt: { id: 'Lihat katalog', en: 'Look at it' },
  onOneSheet: {
    id: 'Semua produk dan layanan kami dalam satu lembar: silakan disimpan, dicetak, dan dibagikan.',
    en: 'Everything we make and do on one sheet: yours to keep, print and share.',
  },
  download: { id: 'Unduh katalog', en: 'Download the catalog' },
  file: {
    id: 'Gambar PNG, {width} × {height} piksel. Diperbarui',
    en: 'PNG picture, {width} × {height} pixels. Updated on',
  },
  send: { id: 'Kirim ke WhatsApp', en: 'Send on WhatsApp' },
  message: { id: 'Katalog {site}: {address}', en: 'The catalog of {site}: {address}' },
  openLarge: { id: 'Buka ukuran penuh', en: 'Open full size' },
  none: {
    id: 'Katalog kami sedang disiapkan. Silakan kembali lagi nanti, atau tanyakan kebutuhan Anda.',
    en: 'Our catalog is being prepared. Please come back soon, or ask us for what you need.',
  },
});
