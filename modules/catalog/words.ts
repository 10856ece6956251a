import { words } from '#lib/words.ts';

export const catalogWords = words('catalog', {
  catalog: { id: 'Katalog', en: 'Catalogue' },
  title: { id: 'Katalog produk dan layanan', en: 'Catalogue of products and services' },
  description: {
    id: 'Katalog {site} dalam satu lembar, untuk dilihat atau diunduh.',
    en: 'The {site} catalogue on one sheet, to view or download.',
  },
  pdfDescription: {
    id: 'Katalog {site}, untuk dibaca di sini atau diunduh.',
    en: 'The {site} catalogue, to read here or download.',
  },
  severalDescription: {
    id: 'Semua katalog {site}, untuk dibaca di sini atau diunduh: {titles}.',
    en: 'All {site} catalogues, to read here or download: {titles}.',
  },
  oneDescription: {
    id: '{title} dari {site}, untuk dibaca di sini atau diunduh.',
    en: '{title} by {site}, to read here or download.',
  },
  everything: {
    id: 'Semua produk dan layanan kami dalam satu lembar',
    en: 'Everything we make and do, on one sheet',
  },
  everythingInPdf: {
    id: 'Semua produk dan layanan kami dalam satu katalog',
    en: 'Everything we make and do, in one catalogue',
  },
  everythingInSeveral: {
    id: 'Semua produk dan layanan kami dalam katalog',
    en: 'Everything we make and do, in our catalogues',
  },
  allSizes: {
    id: 'Kotak, penyimpanan, dan pengiriman dengan semua ukurannya: silakan disimpan, dicetak, dan dibagikan.',
    en: 'Boxes, storage and delivery, in every size: yours to keep, print and share.',
  },
  lookAtIt: { id: 'Lihat katalog', en: 'View the catalogue' },
  lookAtAll: { id: 'Lihat {count} katalog', en: 'View all {count} catalogues' },
  onOneSheet: {
    id: 'Semua produk dan layanan kami dalam satu lembar: silakan disimpan, dicetak, dan dibagikan.',
    en: 'Everything we make and do on one sheet: yours to keep, print and share.',
  },
  toLeafThrough: {
    id: 'Semua produk dan layanan kami dalam satu katalog: silakan dibaca, disimpan, dan dibagikan.',
    en: 'Everything we make and do in one catalogue: yours to read, keep and share.',
  },
  several: {
    id: 'Semua produk dan layanan kami: silakan dibaca, disimpan, dan dibagikan.',
    en: 'Everything we make and do: yours to read, keep and share.',
  },
  others: { id: 'Katalog lainnya', en: 'Other catalogues' },
  cover: { id: 'Sampul {title}', en: 'Cover of {title}' },
  read: { id: 'Baca', en: 'Read' },
  look: { id: 'Lihat', en: 'View' },
  pageCount: { id: '{count} halaman', en: '{count, plural, one {# page} other {# pages}}' },
  pages: { id: 'Halaman katalog', en: 'Catalogue pages' },
  page: { id: 'Halaman {page}', en: 'Page {page}' },
  pageOf: { id: 'Halaman {page} dari {count}', en: 'Page {page} of {count}' },
  previousPage: { id: 'Halaman sebelumnya', en: 'Previous page' },
  nextPage: { id: 'Halaman berikutnya', en: 'Next page' },
  openPage: { id: 'Perbesar halaman {page}', en: 'Enlarge page {page}' },
  parts: { id: 'Bagian katalog', en: 'Catalogue sections' },
  part: { id: 'Halaman {from}–{to}', en: 'Pages {from}–{to}' },
  pdfFile: {
    id: 'PDF, {count} halaman. Diperbarui',
    en: 'PDF, {count, plural, one {# page} other {# pages}}. Updated on',
  },
  download: { id: 'Unduh katalog', en: 'Download the catalogue' },
  file: {
    id: 'Gambar PNG, {width} × {height} piksel. Diperbarui',
    en: 'PNG image, {width} × {height} pixels. Updated on',
  },
  downloadShort: { id: 'Unduh', en: 'Download' },
  send: { id: 'Kirim ke WhatsApp', en: 'Send on WhatsApp' },
  message: { id: 'Katalog {site}: {address}', en: 'The {site} catalogue: {address}' },
  messageOf: { id: '{title} dari {site}: {address}', en: '{title} by {site}: {address}' },
  openLarge: { id: 'Buka ukuran penuh', en: 'Open full size' },
  none: {
    id: 'Katalog kami sedang disiapkan. Silakan kembali lagi nanti, atau tanyakan kebutuhan Anda.',
    en: 'Our catalogue is being prepared. Please come back soon, or tell us what you need.',
  },
});
