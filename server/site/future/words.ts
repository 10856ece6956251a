import { words } from '#lib/words.ts';

/** For staff, when the site of another day can't be shown or can't store anything. */
export const futureWords = words('noFuture', {
  noForms: { id: 'Formulir belum bisa dikirim', en: 'Forms can’t be sent here' },
  noFormsText: {
    id: 'Anda sedang melihat situs pada tanggal lain. Keluar dulu dari sana, lalu kirim formulirnya. Tidak ada yang disimpan.',
    en: 'You’re looking at the site on another day. Leave it first, then send the form. Nothing was stored.',
  },
  failed: { id: 'Situs pada tanggal itu tidak bisa ditampilkan', en: 'The site on that day can’t be shown' },
  failedText: {
    id: 'Mungkin ruang di server tidak cukup. Mulai sekarang Anda kembali melihat situs hari ini.',
    en: 'There may not be enough room on the server. From now on you see today’s site again.',
  },
  tooLargeText: {
    id: 'Basis datanya terlalu besar untuk itu. Mulai sekarang Anda kembali melihat situs hari ini.',
    en: 'Its database is too large for that. From now on you see today’s site again.',
  },
});
