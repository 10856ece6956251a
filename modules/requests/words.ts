import { words } from '#lib/words.ts';

export const requestWords = words('requests', {
  title: { id: 'Minta penawaran', en: 'Get a quote' },
  sampleTitle: { id: 'Minta contoh', en: 'Request a sample' },
  description: {
    id: 'Kirim ukuran, jumlah, dan kota tujuan. Kami menjawab lewat WhatsApp atau email.',
    en: 'Send us the size, quantity and destination. We reply on WhatsApp or by email.',
  },
  lead: {
    id: 'Isi yang Anda tahu saja. Kami menjawab lewat WhatsApp atau email.',
    en: 'Just fill in what you know. We reply on WhatsApp or by email.',
  },
  sampleLead: {
    id: 'Tulis alamatnya, dan kami kirim contohnya.',
    en: 'Enter an address, and we’ll send you the sample.',
  },
  about: { id: '1. Yang Anda butuhkan', en: '1. What you need' },
  you: { id: '2. Kontak Anda', en: '2. How to reach you' },
  change: { id: 'Ubah', en: 'Change' },
  more: { id: 'Tambahkan perusahaan atau foto', en: 'Add your company or photos' },
  size: { id: 'Ukuran', en: 'Size' },
  sizeHint: {
    id: 'Panjang × lebar × tinggi, misalnya 30 × 20 × 15 cm',
    en: 'Length × width × height, for example 30 × 20 × 15 cm',
  },
  madeIn: { id: 'Kami buat dalam {sizes}.', en: 'Made in {sizes}.' },
  otherSize: {
    id: 'Biasanya kami buat dalam {sizes}. Kirim saja: kami carikan yang sesuai.',
    en: 'Usually made in {sizes}. Send it anyway, and we’ll find something that fits.',
  },
  sampleAddress: { id: 'Alamat pengiriman contoh', en: 'Where to send the sample' },
  name: { id: 'Nama', en: 'Name' },
  company: { id: 'Perusahaan', en: 'Company' },
  required: { id: 'wajib', en: 'required' },
  phone: { id: 'Nomor WhatsApp', en: 'WhatsApp number' },
  phoneHint: { id: 'Contoh: 0812-3456-7890', en: 'For example, 0812-3456-7890 or +65 9123 4567' },
  email: { id: 'Email', en: 'Email' },
  oneOfBoth: {
    id: 'Nomor WhatsApp atau email: isi salah satu.',
    en: 'Fill in either a WhatsApp number or an email address.',
  },
  product: { id: 'Produk atau layanan', en: 'Product or service' },
  noProduct: { id: 'Lainnya, atau belum tahu', en: 'Something else, or not sure yet' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  quantityHint: { id: 'Contoh: 500 buah per bulan', en: 'For example, 500 pieces a month' },
  city: { id: 'Kota tujuan', en: 'Deliver to' },
  note: { id: 'Catatan', en: 'Note' },
  noteHint: {
    id: 'Berat, bahan, cetakan, tanggal dibutuhkan.',
    en: 'Weight, material, print, and when you need it.',
  },
  photosLabel: { id: 'Foto', en: 'Photos' },
  photosHint: {
    id: 'Paling banyak tiga, masing-masing sampai 15 MB. Hanya staf kami yang melihatnya.',
    en: 'Up to three, 15 MB each. Only our staff will see them.',
  },
  photosAttached: {
    id: '{count} foto terlampir',
    en: '{count, plural, one {# photo} other {# photos}} attached',
  },
  photoNumber: { id: 'Foto {number}', en: 'Photo {number}' },
  photosRemove: {
    id: 'Hilangkan centang pada foto yang tidak jadi dikirim.',
    en: 'Untick any photo you don’t want to send.',
  },
  photosMany: { id: 'Paling banyak tiga foto.', en: 'You can send up to three photos.' },
  photosAgain: { id: 'Silakan pilih fotonya sekali lagi.', en: 'Please choose the photos again.' },
  photoWrong: {
    id: 'Ada foto yang tidak bisa dibaca. Pakai JPEG, PNG, atau WebP sampai 15 MB.',
    en: 'One of the photos can’t be read. Use JPEG, PNG or WebP, up to 15 MB.',
  },
  photosFull: {
    id: 'Foto belum bisa diterima hari ini. Kirim tanpa foto, lalu kirim fotonya lewat WhatsApp.',
    en: 'We can’t receive photos today. Send the form without them, then send the photos on WhatsApp.',
  },
  trap: { id: 'Kosongkan kolom ini', en: 'Leave this field empty' },
  send: { id: 'Kirim permintaan', en: 'Send request' },
  orMail: { id: 'Atau tulis ke', en: 'Or write to' },
  fasterTitle: { id: 'Lebih suka chat?', en: 'Prefer to chat?' },
  fasterText: {
    id: 'Kirim foto atau ukuran barang Anda langsung lewat WhatsApp.',
    en: 'Send us a photo or the size of your goods on WhatsApp.',
  },

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
  nameMissing: { id: 'Siapa nama Anda?', en: 'What is your name?' },
  addressMissing: { id: 'Ke mana contohnya dikirim?', en: 'Where should we send the sample?' },
  contactMissing: {
    id: 'Isi nomor WhatsApp atau email, supaya kami bisa menjawab.',
    en: 'Enter a WhatsApp number or an email address so we can reply.',
  },
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

  thanks: { id: 'Terima kasih, permintaan Anda kami terima', en: 'Thank you, we’ve received your request' },
  thanksTitle: { id: 'Permintaan terkirim', en: 'Request sent' },
  reference: { id: 'Nomor permintaan', en: 'Your reference' },
  next: { id: 'Kami menjawab lewat kontak yang Anda tulis.', en: 'We’ll reply to the contact you gave.' },
  keepNumber: {
    id: 'Sebutkan nomor ini bila Anda menghubungi kami lebih dulu.',
    en: 'Mention this reference if you contact us first.',
  },
  sent: { id: 'Yang Anda kirim', en: 'What you sent' },
  answerTo: { id: 'Kami hubungi lewat', en: 'We’ll reply to' },
  nextTitle: { id: 'Selanjutnya', en: 'What happens next' },
  quoteFirst: {
    id: 'Kami hitung harga dan waktu produksinya.',
    en: 'We work out the price and lead time.',
  },
  quoteBy: { id: 'Anda menerima penawaran sebelum {when}.', en: 'You’ll receive your quote by {when}.' },
  quoteSoon: { id: 'Anda menerima penawarannya.', en: 'You’ll receive your quote.' },
  quoteLast: { id: 'Cocok? Kami buatkan contohnya dulu.', en: 'Happy with it? We’ll make a sample first.' },
  sampleFirst: { id: 'Kami siapkan contohnya.', en: 'We prepare the sample.' },
  sampleBy: { id: 'Kami kabari Anda sebelum {when}.', en: 'You’ll hear from us by {when}.' },
  sampleSoon: { id: 'Kami kabari Anda.', en: 'You’ll hear from us.' },
  sampleLast: { id: 'Contohnya dikirim ke alamat Anda.', en: 'We send it to your address.' },
  continueOnWhatsApp: { id: 'Lanjutkan di WhatsApp', en: 'Continue on WhatsApp' },
  continueInChat: { id: 'Lanjutkan di chat', en: 'Continue in the chat' },
  photos: {
    id: 'Ada tambahan foto atau gambar kerja? Kirim lewat WhatsApp.',
    en: 'More photos or a drawing? Send them on WhatsApp.',
  },
  message: {
    id: 'Halo {site}, saya baru mengirim permintaan {reference} lewat situs.',
    en: 'Hello {site}, I’ve just sent request {reference} through your website.',
  },
  messageAbout: {
    id: 'Halo {site}, saya baru mengirim permintaan {reference} lewat situs, tentang {product}.',
    en: 'Hello {site}, I’ve just sent request {reference} through your website about {product}.',
  },
  toHome: { id: 'Ke beranda', en: 'Go to the home page' },
});
