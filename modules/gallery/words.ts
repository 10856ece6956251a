import { words } from '#lib/words.ts';

/** The words of the gallery for visitors. */
export const galleryWords = words('gallery', {
  gallery: { id: 'Galeri', en: 'Gallery' },
  allPictures: { id: 'Semua foto', en: 'All pictures' },
  previous: { id: 'Foto sebelumnya', en: 'Previous pictures' },
  more: { id: 'Foto lainnya', en: 'More pictures' },
  none: {
    id: 'Belum ada foto di sini. Silakan kembali lagi nanti.',
    en: 'There are no pictures here yet. Please come back soon.',
  },
});
