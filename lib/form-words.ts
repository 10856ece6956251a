import { words } from './words.ts';

/** Sentences of every form for visitors. */
export const formWords = words('visitorForm', {
  required: { id: 'wajib', en: 'required' },
  trap: { id: 'Kosongkan kolom ini', en: 'Leave this field empty' },
  orMail: { id: 'Atau tulis ke', en: 'Or write to' },
  invalid: {
    id: 'Belum terkirim. Silakan perbaiki kolom yang ditandai.',
    en: 'Not sent yet. Please correct the highlighted fields.',
  },
  expired: {
    id: 'Belum terkirim: formulir ini sudah lama terbuka. Isian Anda masih ada; silakan kirim sekali lagi.',
    en: 'Not sent yet: this form was open for too long. Everything you entered is still here; please send it again.',
  },
  tooMany: {
    id: 'Belum terkirim: terlalu banyak permintaan dari jaringan Anda. Isian Anda masih ada; silakan coba lagi dalam {minutes, number} menit, atau hubungi kami lewat WhatsApp.',
    en: 'Not sent yet: too many requests came from your network. Everything you entered is still here; please try again in {minutes, plural, one {# minute} other {# minutes}}, or contact us on WhatsApp.',
  },
  tooLong: {
    id: 'Belum terkirim: isian terlalu panjang.',
    en: 'Not sent yet: what you entered is too long.',
  },
  unreadable: {
    id: 'Belum terkirim: data yang sampai tidak lengkap. Silakan kirim sekali lagi.',
    en: 'Not sent yet: some of it didn’t arrive. Please send it again.',
  },
  failed: {
    id: 'Belum terkirim: ada gangguan di pihak kami. Isian Anda masih ada; silakan coba lagi sebentar lagi.',
    en: 'Not sent yet: something went wrong on our side. Everything you entered is still here; please try again in a moment.',
  },
  phoneHint: { id: 'Contoh: 0812-3456-7890', en: 'For example, 0812-3456-7890 or +65 9123 4567' },
  letters: {
    id: 'Tulis nomor dengan angka saja, misalnya 0812-3456-7890.',
    en: 'Use digits only, for example 0812-3456-7890.',
  },
  beginning: {
    id: 'Awali nomor dengan 08, atau dengan kode negara seperti +65.',
    en: 'Start with 08, or with a country code such as +65.',
  },
  short: {
    id: 'Nomor ini kurang angkanya. Contoh: 0812-3456-7890.',
    en: 'This number has too few digits. Example: 0812-3456-7890.',
  },
  long: {
    id: 'Nomor ini kelebihan angka. Contoh: 0812-3456-7890.',
    en: 'This number has too many digits. Example: 0812-3456-7890.',
  },
  emailWrong: {
    id: 'Alamat email ini belum lengkap. Contoh: nama@perusahaan.co.id.',
    en: 'This email address isn’t complete. Example: name@company.com.',
  },
  tooLongField: { id: 'Maksimal {most, number} karakter.', en: 'At most {most, number} characters.' },
  consentChanged: {
    id: 'Ketentuan ini berubah setelah Anda membuka formulir. Silakan baca, lalu kirim lagi.',
    en: 'These terms have changed since you opened the form. Please read them and send it again.',
  },
  gone: {
    id: 'Belum terkirim: formulir ini sudah tidak ada. Isian Anda masih ada di bawah; silakan salin, lalu hubungi kami.',
    en: 'Not sent: this form is no longer available. Everything you entered is below; please copy it and contact us.',
  },
});
