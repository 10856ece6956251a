import { words } from '#lib/words.ts';

/** What people read whose link to a preview doesn't work. */
export const shareWords = words('share', {
  unknown: { id: 'Tidak ditemukan', en: 'Not found' },
  unknownText: {
    id: 'Tautan ini tidak berfungsi. Silakan minta yang baru.',
    en: 'This link doesn’t work. Please ask for a new one.',
  },
  closed: { id: 'Pratinjau ini sudah berakhir', en: 'This preview has ended' },
  closedText: {
    id: 'Tautannya kedaluwarsa atau sudah dicabut. Silakan minta yang baru.',
    en: 'The link has expired or was revoked. Please ask for a new one.',
  },
  foreign: { id: 'Akses ditolak', en: 'Access Denied' },
  foreignText: {
    id: 'Formulir ini dikirim dari situs lain. Silakan buka lagi tautan Anda dan pakai formulir di sana.',
    en: 'This form was sent by another site. Please open your link again and use the form there.',
  },
  tooMany: { id: 'Terlalu banyak percobaan', en: 'Too many attempts' },
  tooManyText: { id: 'Silakan coba lagi dalam 15 menit.', en: 'Please try again in 15 minutes.' },
});
