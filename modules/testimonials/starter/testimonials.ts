export const starterTestimonials = [
  {
    quote:
      'Contoh kotaknya kami terima dalam tiga hari, dan sejak ganti kemasan tidak ada lagi botol yang pecah di jalan.',
    name: 'Ratna Widjaja',
    company: 'Kepala Pembelian, Sandhyarasa',
  },
  {
    quote:
      'Stok di gudang, kardus, dan pengiriman kami urus lewat satu orang. Laporannya selalu cocok dengan hitungan kami.',
    name: 'Bayu Wicaksono',
    company: 'Manajer Operasional, Tirtaloka',
  },
];
