import { words } from '#lib/words.ts';

export const measuringWords = words('measuring', {
  label: { id: 'Izin pengukuran', en: 'Consent to measuring' },
  question: {
    id: 'Bolehkah {who} mengukur dengan kuki?',
    en: 'May {who} measure with cookies?',
  },
  both: { id: 'Google dan Meta', en: 'Google and Meta' },
  without: { id: 'Situs ini tetap sama bila Anda menolak.', en: 'The site is the same if you decline.' },
  decline: { id: 'Tolak', en: 'Decline' },
  allow: { id: 'Izinkan', en: 'Allow' },
  change: { id: 'Pilihan kuki', en: 'Cookie choices' },
});
