import { words } from '#lib/words.ts';

export const pageWords = words('pages', {
  contents: { id: 'Isi halaman', en: 'Contents' },
  hours: { id: 'Jam buka', en: 'Opening hours' },
  draft: { id: 'Ini draf. Pengunjung belum melihatnya.', en: 'This is a draft. Visitors don’t see it.' },
  edit: { id: 'Ubah', en: 'Edit' },
});
