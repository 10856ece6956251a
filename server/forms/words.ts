import { words } from '#lib/words.ts';

/** What a form says that was sent by another site. */
export const formWords = words('form', {
  foreign: { id: 'Formulir ini dikirim dari situs lain', en: 'This form was sent by another site' },
  foreignText: {
    id: 'Silakan buka formulirnya di situs ini, lalu kirim dari sana.',
    en: 'Please open the form on this site and send it from here.',
  },
});
