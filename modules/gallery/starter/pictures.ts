/** A picture of the gallery as a new site has it. `slug` is the name of its file. */
export interface StarterPicture {
  slug: string;
  type: string;
  title: string;
  description: string;
}

/** In gallery order: grounds and shapes alternate, types mix. */
export const starterPictures: readonly StarterPicture[] = [
  {
    slug: 'die-cut-mailer',
    type: 'Kemasan',
    title: 'Die-cut mailer dengan cetak dalam',
    description: 'Kotak pos die-cut yang dikunci tanpa lem, dengan bagian dalam dicetak satu warna khusus.',
  },
  {
    slug: 'pallet-strapping',
    type: 'Gudang',
    title: 'Strapping palet siap muat',
    description: 'Delapan belas karton diikat empat tali PP dengan pelindung sudut, aman sampai tujuan.',
  },
  {
    slug: 'truck-at-dock',
    type: 'Pengiriman',
    title: 'Muat barang di loading dock',
    description: 'Truk tirai samping merapat ke dock sehingga palet masuk sejajar lantai gudang.',
  },
  {
    slug: 'taping-line',
    type: 'Produksi',
    title: 'Lini penutup karton otomatis',
    description: 'Karton terisi berjalan di roller conveyor dan keluar tertutup lakban dalam hitungan detik.',
  },
  {
    slug: 'mailing-tubes',
    type: 'Kemasan',
    title: 'Tabung karton berbagai ukuran',
    description: 'Tabung spiral untuk poster, gambar teknik, dan kain, lengkap dengan tutup yang pas.',
  },
  {
    slug: 'rack-aisle',
    type: 'Gudang',
    title: 'Lorong rak selektif',
    description:
      'Setiap palet di rak selektif dapat diambil langsung, dari stok lambat sampai pesanan harian.',
  },
  {
    slug: 'container-ship',
    type: 'Pengiriman',
    title: 'Pengapalan antarpulau',
    description: 'Kontainer konsolidasi berangkat setiap minggu dari Tanjung Priok dan Tanjung Perak.',
  },
  {
    slug: 'foam-crate',
    type: 'Produksi',
    title: 'Peti kayu dan busa pelindung',
    description: 'Busa dipotong mengikuti bentuk mesin, lalu dikunci dalam peti kayu yang memenuhi ISPM 15.',
  },
  {
    slug: 'corrugated-board',
    type: 'Kemasan',
    title: 'Single, double, dan triple wall',
    description: 'Tiga tingkat kekuatan karton gelombang, dipilih menurut berat barang dan tinggi tumpukan.',
  },
  {
    slug: 'warehouse-cutaway',
    type: 'Gudang',
    title: 'Pusat distribusi dari atas',
    description: 'Empat baris rak, area staging, dan tiga pintu muat dalam satu alur yang pendek.',
  },
  {
    slug: 'hand-pallet-jack',
    type: 'Pengiriman',
    title: 'Hand pallet untuk jarak pendek',
    description: 'Palet setengah ton dipindahkan satu orang dari area picking ke pintu muat.',
  },
  {
    slug: 'die-cutting',
    type: 'Produksi',
    title: 'Pisau die-cut dan hasilnya',
    description: 'Pola dipotong dan ditekuk dalam satu tekanan, lalu dilipat menjadi kotak tanpa lem.',
  },
];
