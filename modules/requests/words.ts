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
  phone: { id: 'Nomor WhatsApp', en: 'WhatsApp number' },
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
  send: { id: 'Kirim permintaan', en: 'Send request' },
  fasterTitle: { id: 'Lebih suka chat?', en: 'Prefer to chat?' },
  fasterText: {
    id: 'Kirim foto atau ukuran barang Anda langsung lewat WhatsApp.',
    en: 'Send us a photo or the size of your goods on WhatsApp.',
  },

  nameMissing: { id: 'Siapa nama Anda?', en: 'What is your name?' },
  addressMissing: { id: 'Ke mana contohnya dikirim?', en: 'Where should we send the sample?' },
  contactMissing: {
    id: 'Isi nomor WhatsApp atau email, supaya kami bisa menjawab.',
    en: 'Enter a WhatsApp number or an email address so we can reply.',
  },

  thanks: { id: 'Terima kasih, permintaan Anda kami terima', en: 'Thank you, we’ve received your request' },
  thanksForm: { id: 'Terima kasih, kiriman Anda kami terima', en: 'Thank you, we’ve received it' },
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
