import { words } from '#lib/words.ts';

/** The words of the catalog for visitors. */
export const catalogWords = words('catalog', {
  catalog: { id: 'Katalog', en: 'Catalog' },
  title: { id: 'Katalog produk dan layanan', en: 'Catalog of products and services' },
  description: {
    id: 'Katalog {site} dalam satu lembar, untuk dilihat atau diunduh.',
    en: 'The catalog of {site} on one sheet, to look at or to download.',
  },
  pdfDescription: {
    id: 'Katalog {site}, untuk dibaca di sini atau diunduh.',
    en: 'The catalog of {site}, to read here or to download.',
  },
  everything: {
    id: 'Semua produk dan layanan kami dalam satu lembar',
    en: 'Everything we make and do, on one sheet',
  },
  everythingInPdf: {
    id: 'Semua produk dan layanan kami dalam satu katalog',
    en: 'Everything we make and do, in one catalog',
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
  toLeafThrough: {
    id: 'Semua produk dan layanan kami dalam satu katalog: silakan dibaca, disimpan, dan dibagikan.',
    en: 'Everything we make and do in one catalog: yours to read, keep and share.',
  },
  pageCount: { id: '{count} halaman', en: '{count, plural, one {# page} other {# pages}}' },
  pages: { id: 'Halaman katalog', en: 'Pages of the catalog' },
  page: { id: 'Halaman {page}', en: 'Page {page}' },
  pageOf: { id: 'Halaman {page} dari {count}', en: 'Page {page} of {count}' },
  previousPage: { id: 'Halaman sebelumnya', en: 'Previous page' },
  nextPage: { id: 'Halaman berikutnya', en: 'Next page' },
  openPage: { id: 'Perbesar halaman {page}', en: 'Enlarge page {page}' },
  restInPdf: {
    id: 'Halaman {from} sampai {count} ada di PDF.',
    en: 'Pages {from} to {count} are in the PDF.',
  },
  pdfFile: {
    id: 'PDF, {count} halaman. Diperbarui',
    en: 'PDF, {count, plural, one {# page} other {# pages}}. Updated on',
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
