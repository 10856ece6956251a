import { words } from '#lib/words.ts';

export const galleryWords = words('gallery', {
  gallery: { id: 'Galeri', en: 'Gallery' },
  allPictures: { id: 'Semua gambar', en: 'All pictures' },
  previous: { id: 'Gambar sebelumnya', en: 'Previous pictures' },
  more: { id: 'Gambar lainnya', en: 'More pictures' },
  none: {
    id: 'Belum ada gambar di sini. Silakan kembali lagi nanti.',
    en: 'There are no pictures here yet. Please come back soon.',
  },
});
