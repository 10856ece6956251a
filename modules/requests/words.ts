import { words } from '#lib/words.ts';

export const requestWords = words('requests', {
  title: { id: 'Minta penawaran', en: 'Get a quote' },
  sampleTitle: { id: 'Minta contoh', en: 'Request a sample' },
  description: {
    id: 'Kirim ukuran, jumlah, dan kota tujuan. Kami menjawab lewat WhatsApp atau email.',
    en: 'Send us size, quantity and destination. We reply on WhatsApp or by email.',
  },
  lead: {
    id: 'Isi yang Anda tahu saja. Kami menjawab lewat WhatsApp atau email.',
    en: 'Fill in what you know. We reply on WhatsApp or by email.',
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
    en: 'Usually made in {sizes}. Send it anyway: we’ll find what fits.',
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
    en: 'A WhatsApp number or an email address: fill in one.',
  },
  product: { id: 'Produk atau layanan', en: 'Product or service' },
  noProduct: { id: 'Lainnya, atau belum tahu', en: 'Something else, or not sure yet' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  quantityHint: { id: 'Contoh: 500 pcs per bulan', en: 'For example, 500 pcs a month' },
  city: { id: 'Kota tujuan', en: 'Deliver to' },
  note: { id: 'Catatan', en: 'Note' },
  noteHint: {
    id: 'Berat, bahan, cetakan, tanggal dibutuhkan.',
    en: 'Weight, material, print, when you need it.',
  },
  photosLabel: { id: 'Foto', en: 'Photos' },
  photosHint: {
    id: 'Paling banyak tiga, masing-masing sampai 15 MB. Hanya staf kami yang melihatnya.',
    en: 'At most three, up to 15 MB each. Only our staff see them.',
  },
  photosAttached: {
    id: '{count} foto terlampir',
    en: '{count, plural, one {# photo} other {# photos}} attached',
  },
  photoNumber: { id: 'Foto {number}', en: 'Photo {number}' },
  photosRemove: {
    id: 'Hilangkan centang pada foto yang tidak jadi dikirim.',
    en: 'Clear the box of a photo that you don’t want to send.',
  },
  photosMany: { id: 'Paling banyak tiga foto.', en: 'At most three photos.' },
  photosAgain: { id: 'Silakan pilih fotonya sekali lagi.', en: 'Please choose the photos again.' },
  photoWrong: {
    id: 'Ada foto yang tidak bisa dibaca. Pakai JPEG, PNG, atau WebP sampai 15 MB.',
    en: 'One of the photos can’t be read. Use JPEG, PNG or WebP of up to 15 MB.',
  },
  photosFull: {
    id: 'Foto belum bisa diterima hari ini. Kirim tanpa foto, lalu kirim fotonya lewat WhatsApp.',
    en: 'Photos can’t be received today. Send the form without them, and the photos on WhatsApp.',
  },
  trap: { id: 'Kosongkan kolom ini', en: 'Leave this empty' },
  send: { id: 'Kirim permintaan', en: 'Send request' },
  orMail: { id: 'Atau tulis ke', en: 'Or write to' },
  fasterTitle: { id: 'Lebih suka chat?', en: 'Prefer to chat?' },
  fasterText: {
    id: 'Kirim foto atau ukuran barang Anda langsung lewat WhatsApp.',
    en: 'Send us a picture or the size of your goods on WhatsApp.',
  },
  whatsApp: { id: 'Chat di WhatsApp', en: 'Chat on WhatsApp' },
  chat: { id: 'Mulai chat', en: 'Start a chat' },
  helpsTitle: { id: 'Agar harga bisa langsung dihitung', en: 'So that we can work out a price at once' },
  helpsSize: { id: 'ukuran dan berat barang', en: 'size and weight of your goods' },
  helpsQuantity: { id: 'jumlah per pesanan', en: 'quantity per order' },
  helpsCity: { id: 'kota tujuan pengiriman', en: 'the city to deliver to' },
  helpsDate: { id: 'kapan Anda membutuhkannya', en: 'when you need it' },

  invalid: {
    id: 'Belum terkirim. Silakan perbaiki kolom yang ditandai.',
    en: 'Not sent yet. Please check the marked fields.',
  },
  expired: {
    id: 'Belum terkirim: formulir ini sudah lama terbuka. Isian Anda masih ada; silakan kirim sekali lagi.',
    en: 'Not sent yet: this form was open for too long. All you typed is still here; please send it again.',
  },
  tooMany: {
    id: 'Belum terkirim: terlalu banyak permintaan dari jaringan Anda. Isian Anda masih ada; silakan coba lagi dalam {minutes, number} menit, atau hubungi kami lewat WhatsApp.',
    en: 'Not sent yet: too many requests came from your network. All you typed is still here; please try again in {minutes, plural, one {# minute} other {# minutes}}, or contact us on WhatsApp.',
  },
  tooLong: { id: 'Belum terkirim: isian terlalu panjang.', en: 'Not sent yet: that was too long.' },
  unreadable: {
    id: 'Belum terkirim: data yang sampai tidak lengkap. Silakan kirim sekali lagi.',
    en: 'Not sent yet: not all of it arrived. Please send it again.',
  },
  failed: {
    id: 'Belum terkirim: ada gangguan di pihak kami. Isian Anda masih ada; silakan coba lagi sebentar lagi.',
    en: 'Not sent yet: something went wrong on our side. All you typed is still here; please try again in a moment.',
  },
  nameMissing: { id: 'Siapa nama Anda?', en: 'What is your name?' },
  addressMissing: { id: 'Ke mana contohnya dikirim?', en: 'Where should we send the sample?' },
  contactMissing: {
    id: 'Isi nomor WhatsApp atau email, supaya kami bisa menjawab.',
    en: 'Enter a WhatsApp number or an email address, so that we can answer.',
  },
  letters: {
    id: 'Tulis nomor dengan angka saja, misalnya 0812-3456-7890.',
    en: 'Use digits only, such as 0812-3456-7890.',
  },
  beginning: {
    id: 'Awali nomor dengan 08, atau dengan kode negara seperti +65.',
    en: 'Begin with 08, or with a country code such as +65.',
  },
  short: {
    id: 'Nomor ini kurang angkanya. Contoh: 0812-3456-7890.',
    en: 'Some digits are missing. Example: 0812-3456-7890.',
  },
  long: {
    id: 'Nomor ini kelebihan angka. Contoh: 0812-3456-7890.',
    en: 'There are too many digits. Example: 0812-3456-7890.',
  },
  emailWrong: {
    id: 'Alamat email ini belum lengkap. Contoh: nama@perusahaan.co.id.',
    en: 'This email address isn’t complete. Example: name@company.com.',
  },
  tooLongField: { id: 'Maksimal {most, number} karakter.', en: 'At most {most, number} characters.' },
  consentChanged: {
    id: 'Ketentuan ini berubah setelah Anda membuka formulir. Silakan baca, lalu kirim lagi.',
    en: 'This has changed since you opened the form. Please read it and send again.',
  },

  thanks: { id: 'Terima kasih, permintaan Anda kami terima', en: 'Thank you, we have your request' },
  thanksTitle: { id: 'Permintaan terkirim', en: 'Request sent' },
  reference: { id: 'Nomor permintaan', en: 'Your reference' },
  next: {
    id: 'Kami menjawab lewat kontak yang Anda tulis. Sebutkan nomor ini bila Anda menghubungi kami lebih dulu.',
    en: 'We’ll reply to the contact you gave. Mention this reference if you contact us first.',
  },
  keepNumber: {
    id: 'Sebutkan nomor ini bila Anda menghubungi kami lebih dulu.',
    en: 'Mention this reference if you contact us first.',
  },
  sent: { id: 'Yang Anda kirim', en: 'What you sent' },
  answerTo: { id: 'Kami hubungi lewat', en: 'We’ll reply to' },
  nextTitle: { id: 'Selanjutnya', en: 'What happens next' },
  quoteFirst: {
    id: 'Kami hitung harga dan waktu produksinya.',
    en: 'We work out the price and the lead time.',
  },
  quoteBy: { id: 'Anda menerima penawaran sebelum {when}.', en: 'You get your quote by {when}.' },
  quoteSoon: { id: 'Anda menerima penawarannya.', en: 'You get your quote.' },
  quoteLast: { id: 'Cocok? Kami buatkan contohnya dulu.', en: 'If it suits you, we make a sample first.' },
  sampleFirst: { id: 'Kami siapkan contohnya.', en: 'We prepare the sample.' },
  sampleBy: { id: 'Kami kabari Anda sebelum {when}.', en: 'You hear from us by {when}.' },
  sampleSoon: { id: 'Kami kabari Anda.', en: 'You hear from us.' },
  sampleLast: { id: 'Contohnya dikirim ke alamat Anda.', en: 'It’s sent to your address.' },
  continueOnWhatsApp: { id: 'Lanjutkan di WhatsApp', en: 'Continue on WhatsApp' },
  continueInChat: { id: 'Lanjutkan di chat', en: 'Continue in the chat' },
  photos: {
    id: 'Ada tambahan foto atau gambar kerja? Kirim lewat WhatsApp.',
    en: 'More pictures or a drawing? Send them on WhatsApp.',
  },
  message: {
    id: 'Halo {site}, saya baru mengirim permintaan {reference} lewat situs.',
    en: 'Hello {site}, I have just sent request {reference} on your website.',
  },
  messageAbout: {
    id: 'Halo {site}, saya baru mengirim permintaan {reference} lewat situs, tentang {product}.',
    en: 'Hello {site}, I have just sent request {reference} on your website, about {product}.',
  },
  toHome: { id: 'Ke beranda', en: 'Go to the home page' },
});
