import { words } from '#lib/words.ts';

export const siteWords = words('site', {
  home: { id: 'Beranda', en: 'Home' },
  skip: { id: 'Langsung ke isi', en: 'Skip to content' },
  homePage: { id: '{site}, beranda', en: '{site}, home page' },
  mainMenu: { id: 'Menu utama', en: 'Main' },
  menu: { id: 'Menu', en: 'Menu' },
  search: { id: 'Cari', en: 'Search' },
  pages: { id: 'Halaman', en: 'Pages' },
  pagination: { id: 'Navigasi halaman', en: 'Pagination' },
  otherPages: { id: 'Halaman lain', en: 'Other pages' },
  breadcrumbs: { id: 'Jejak halaman', en: 'Breadcrumb' },
  contact: { id: 'Kontak', en: 'Contact' },
  contactUs: { id: 'Hubungi kami', en: 'Contact us' },
  quote: { id: 'Minta penawaran', en: 'Get a quote' },
  askAbout: { id: 'Tanya soal ini', en: 'Ask about this' },
  opensNext: { id: 'Kami buka {day} {time}', en: 'We open {day} at {time}' },
  openMap: { id: 'Buka di Google Maps', en: 'Open in Google Maps' },
  email: { id: 'Email', en: 'Email' },
  share: { id: 'Bagikan', en: 'Share' },
  shareMore: { id: 'Lainnya', en: 'More' },
  copy: { id: 'Salin tautan', en: 'Copy link' },
  copied: { id: 'Tersalin', en: 'Copied' },
  recommended: { id: 'Mungkin Anda butuhkan', en: 'You might also need' },
  connectwithus: { id: 'Hubungi kami', en: 'Contact us' },
  followus: { id: 'Ikuti kami', en: 'Follow us' },
  callus: { id: 'Telepon dan WhatsApp', en: 'Phone and WhatsApp' },
  onlyInOther: { id: 'Hanya dalam bahasa Inggris', en: 'Only in Indonesian' },
  readHere: { id: 'Baca halaman ini dalam bahasa Indonesia', en: 'Read this page in English' },
  signIn: { id: 'Masuk', en: 'Sign in' },
  filter: { id: 'Saring', en: 'Filter' },
  all: { id: 'Semua', en: 'All' },
  pageOf: { id: 'Halaman {page, number} dari {pages, number}', en: 'Page {page, number} of {pages, number}' },
  page: { id: 'Halaman {page, number}', en: 'Page {page, number}' },
  pictures: { id: 'Gambar', en: 'Pictures' },
  pictureOf: {
    id: 'Gambar {place, number} dari {total, number}',
    en: 'Picture {place, number} of {total, number}',
  },
  close: { id: 'Tutup', en: 'Close' },
  previousPicture: { id: 'Gambar sebelumnya', en: 'Previous picture' },
  nextPicture: { id: 'Gambar berikutnya', en: 'Next picture' },
  stillReachable: {
    id: 'Situs kami sedang diperbaiki. Kami tetap bisa dihubungi:',
    en: 'We’re working on our website. You can still reach us:',
  },
  previewUntil: { id: 'Pratinjau sampai {until}', en: 'Preview until {until}' },
  leave: { id: 'Tutup pratinjau', en: 'Close preview' },
  draft: { id: 'Ini draf. Pengunjung belum melihatnya.', en: 'This is a draft. Visitors don’t see it.' },
  scheduled: {
    id: 'Terjadwal: pengunjung melihatnya mulai {at}.',
    en: 'Scheduled: visitors see it from {at}.',
  },
  edit: { id: 'Ubah', en: 'Edit' },
  maintenanceOn: { id: 'Mode pemeliharaan aktif', en: 'Maintenance mode is on' },
});

/** The bar above the site as of another day. */
export const futureWords = words('future', {
  bar: { id: 'Situs pada tanggal lain', en: 'The site on another day' },
  siteOn: { id: 'Situs pada {when}', en: 'The site on {when}' },
  backup: { id: 'Situs dari cadangan', en: 'The site from a backup' },
  backupOf: {
    id: 'Situs menurut cadangan {when}, hanya untuk dilihat',
    en: 'The site as backed up {when}, read only',
  },
  change: { id: 'Ganti tanggal', en: 'Change date' },
  day: { id: 'Tanggal dan waktu', en: 'Date and time' },
  show: { id: 'Tampilkan', en: 'Show' },
  leave: { id: 'Tutup pratinjau', en: 'Close preview' },
});

export const previewWords = words('preview', {
  preview: { id: 'Pratinjau', en: 'Preview' },
  notYet: {
    id: 'Pratinjau. Pengunjung belum melihat perubahan ini.',
    en: 'Preview. Visitors don’t see these changes yet.',
  },
  prepared: {
    id: 'Pratinjau. Bahasa ini sedang disiapkan, pengunjung belum melihatnya.',
    en: 'Preview. This language is being prepared: visitors don’t see it yet.',
  },
  until: {
    id: 'Pratinjau. Belum dipublikasikan. Berlaku sampai {until}.',
    en: 'Preview. Not published yet. Works until {until}.',
  },
  sharedBy: {
    id: 'Pratinjau, dibagikan oleh {name}. Belum dipublikasikan. Berlaku sampai {until}.',
    en: 'Preview, shared by {name}. Not published yet. Works until {until}.',
  },
  sent: { id: 'Terima kasih. Jawaban Anda sudah terkirim.', en: 'Thank you. Your answer was sent.' },
  empty: { id: 'Silakan tulis komentar dulu.', en: 'Please write a comment first.' },
  tooMany: {
    id: 'Terlalu banyak jawaban. Silakan coba lagi dalam 15 menit.',
    en: 'Too many answers. Please try again in 15 minutes.',
  },
  leave: { id: 'Tutup pratinjau', en: 'Close preview' },
  looksGood: { id: 'Sudah bagus', en: 'Looks good' },
  comment: { id: 'Komentar', en: 'Comment' },
  name: { id: 'Nama Anda (opsional)', en: 'Your name (optional)' },
  send: { id: 'Kirim komentar', en: 'Send comment' },
});
