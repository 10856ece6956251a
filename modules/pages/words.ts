import { words } from '#lib/words.ts';

export const pageWords = words('pages', {
  contents: { id: 'Isi halaman', en: 'Contents' },
  hours: { id: 'Jam buka', en: 'Opening hours' },
});
