import { words } from '#lib/words.ts';

export const partWords = words('text', {
  info: { id: 'Info', en: 'Note' },
  tip: { id: 'Tips', en: 'Tip' },
  warning: { id: 'Perhatian', en: 'Important' },
  download: { id: 'Unduh berkas', en: 'Download' },
  play: { id: 'Putar video', en: 'Play video' },
  from: { id: 'Dimuat dari {site} setelah diklik', en: 'Loads from {site} when you click' },
});
