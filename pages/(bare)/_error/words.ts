import { words } from '#lib/words.ts';

export const errorWords = words('error', {
  // Literal: spec §8.
  failed: { id: 'Process failed please try again', en: 'Process failed please try again' },
  failedText: {
    id: 'Ada yang salah di pihak kami. Kesalahannya sudah dicatat. Silakan coba lagi.',
    en: 'Something went wrong on our side. We’ve logged the error. Please try again.',
  },
  badAddress: { id: 'Alamat ini tidak valid', en: 'This address is not valid' },
  badAddressText: {
    id: 'Sebagian alamat tidak bisa dibaca. Mungkin terpotong saat disalin.',
    en: 'Part of it can’t be read. It may have been cut off when it was copied.',
  },
  notFound: { id: 'Halaman tidak ditemukan', en: 'Page not found' },
  notFoundText: {
    id: 'Tidak ada apa-apa di alamat ini. Mungkin halamannya pindah, atau alamatnya salah ketik.',
    en: 'There is nothing at this address. It may have moved, or the address may be mistyped.',
  },
  toHome: { id: 'Ke beranda', en: 'Go to the home page' },
  forbidden: { id: 'Anda tidak bisa membuka halaman ini', en: 'You can’t open this page' },
  forbiddenText: {
    id: 'Akun Anda tidak punya akses. Mintalah kepada administrator bila perlu.',
    en: 'Your account doesn’t have access to it. Ask an administrator if you need it.',
  },
  toDashboard: { id: 'Ke dasbor', en: 'Go to the dashboard' },
  tooMany: { id: 'Terlalu banyak permintaan', en: 'Too many requests' },
  tooManyText: {
    id: 'Silakan tunggu sebentar sebelum mencoba lagi.',
    en: 'Please wait a moment before you try again.',
  },
  busy: { id: 'Silakan coba lagi sebentar lagi', en: 'Please try again in a moment' },
  busyText: {
    id: 'Situs ini belum bisa menjawab. Tidak ada yang hilang.',
    en: 'The site can’t answer right now. Nothing was lost.',
  },
  deleted: { id: 'Halaman ini sudah tidak ada', en: 'This page no longer exists' },
  deletedText: {
    id: 'Halaman ini sudah dihapus dari situs. Yang lain masih ada.',
    en: 'It was removed from the site. The others are still there.',
  },
  toList: { id: 'Ke {list}', en: 'Go to {list}' },
  again: { id: 'Coba lagi', en: 'Try again' },
});
