import { words } from '#lib/words.ts';

export const ownFormWords = words('forms', {
  send: { id: 'Kirim', en: 'Send' },
  about: { id: 'Tentang {name}', en: 'About {name}' },
  choose: { id: 'Pilih', en: 'Please choose' },
  fileHint: {
    id: 'PDF atau foto, sampai 15 MB. Hanya staf kami yang melihatnya.',
    en: 'A PDF or a photo, up to 15 MB. Only our staff will see it.',
  },
  missing: { id: 'Isi kolom ini.', en: 'Please fill this in.' },
  chooseOne: { id: 'Pilih salah satu.', en: 'Please choose from the list.' },
  chooseFile: { id: 'Pilih berkasnya.', en: 'Please choose the file.' },
  agree: { id: 'Centang untuk menyetujui.', en: 'Please tick this to agree.' },
  agreed: { id: 'Setuju', en: 'I agree' },
  numberWrong: { id: 'Tulis dengan angka, misalnya 12 atau 2,5.', en: 'Enter a number, such as 12 or 2.5.' },
  dateWrong: { id: 'Tulis tanggal yang ada, misalnya 2027-03-01.', en: 'Enter a date, such as 2027-03-01.' },
  fileWrong: {
    id: 'Berkas ini tidak bisa diterima. Pakai PDF, JPEG, PNG, atau WebP sampai 15 MB.',
    en: 'We can’t take this file. Use PDF, JPEG, PNG or WebP, up to 15 MB.',
  },
  fileAgain: { id: 'Silakan pilih berkasnya sekali lagi.', en: 'Please choose the file again.' },
  filesFull: {
    id: 'Berkas belum bisa diterima hari ini. Silakan coba besok, atau hubungi kami.',
    en: 'We can’t receive files today. Please try again tomorrow, or contact us.',
  },
  gone: { id: 'Formulir ini sudah tidak ada', en: 'This form is no longer available' },
  typed: { id: 'Isian Anda', en: 'What you entered' },
});
