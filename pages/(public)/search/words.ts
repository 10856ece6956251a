import { words } from '#lib/words.ts';

export const searchWords = words('search', {
  search: { id: 'Pencarian', en: 'Search' },
  resultsFor: { id: 'Hasil pencarian “{query}”', en: 'Search results for “{query}”' },
  thisSite: { id: 'Cari di situs ini', en: 'Search this site' },
  searchFor: { id: 'Kata yang dicari', en: 'Search for' },
  go: { id: 'Cari', en: 'Search' },
  nothing: { id: 'Tidak ada hasil untuk “{query}”', en: 'Nothing found for “{query}”' },
  count: {
    id: '{count, plural, other {# hasil}} untuk “{query}”',
    en: '{count, plural, one {# result} other {# results}} for “{query}”',
  },
  cut: {
    id: 'Hanya {count, number} huruf pertama yang dicari.',
    en: 'Only the first {count, number} characters were used.',
  },
  quantity: { id: 'Bisa dipesan sebanyak {count, number}', en: 'You can order {count, number} of these' },
  contact: { id: 'Hubungi kami', en: 'Contact us' },
  address: { id: 'Alamat kami', en: 'Where to find us' },
  hours: { id: 'Jam buka', en: 'Opening hours' },
  price: { id: 'Harga', en: 'Prices' },
  priceText: {
    id: 'Harga mengikuti ukuran, bahan, dan jumlah. Tulis apa yang Anda butuhkan, dan kami kirim penawarannya.',
    en: 'The price depends on the size, material and quantity. Tell us what you need, and we’ll send you a quote.',
  },
  askPrice: { id: 'Minta harga', en: 'Get a price' },
  jobs: { id: 'Lowongan kerja', en: 'Open positions' },
  allJobs: { id: 'Semua lowongan', en: 'All jobs' },
  tryOthers: {
    id: 'Coba kata yang lebih sedikit atau berbeda, atau lihat di sini:',
    en: 'Try fewer or different words, or browse these pages:',
  },
  type: {
    id: 'Tulis apa yang Anda cari, atau lihat di sini:',
    en: 'Type what you’re looking for, or browse these pages:',
  },
  notFound: { id: 'Tidak ketemu?', en: 'Not what you’re looking for?' },
  ask: {
    id: 'Tanyakan kepada kami. Yang tidak ada di sini sering tetap bisa kami buatkan.',
    en: 'Ask us: we can often make what isn’t listed here.',
  },
});
