import type { StarterOffer } from './offer.ts';

/** Boxes and cartons. */
export const boxes: readonly StarterOffer[] = [
  {
    slug: 'die-cut-box',
    name: 'Kotak die-cut',
    summary: 'Kotak dengan pola potong sendiri: bergagang, berjendela, atau dikunci tanpa lem.',
    text: [
      'Pisau die-cut memotong dan menekuk lembar karton dalam satu tekanan. Hasilnya kotak yang pas dengan isinya, cepat dilipat, dan tidak memerlukan lakban.',
      '## Cocok untuk',
      '- makanan dan minuman yang dibawa pulang\n- hampers dan paket hadiah\n- produk ritel yang dipajang di rak',
      'Kirimkan contoh barang Anda. Dalam tiga hari kerja kami buatkan pola dan satu kotak putih untuk dicoba sebelum pisau dibuat.',
    ],
    specification: [
      ['Bahan', 'Karton gelombang atau duplex 310–450 gsm'],
      ['Flute', 'E (1,6 mm) atau F (0,8 mm)'],
      ['Ukuran dalam', '60 × 60 × 30 mm sampai 600 × 400 × 250 mm'],
      ['Beban isi', 'sampai 6 kg'],
      ['Cetak', 'Offset 4 warna atau flexo 1–3 warna, laminasi doff atau glossy'],
    ],
    minimum: '1.000 buah',
    leadTime: '10 hari kerja setelah contoh disetujui',
    pictures: ['die-cut-box-carriers', 'die-cut-box-display'],
  },
  {
    slug: 'corrugated-carton',
    name: 'Karton gelombang',
    summary: 'Kardus kirim model RSC dalam ukuran sendiri, dari single wall sampai triple wall.',
    text: [
      'Karton gelombang adalah kemasan kirim yang paling sering dipakai: ringan, kuat ditumpuk, dan mudah didaur ulang. Kami menghitung kekuatannya dari berat isi, tinggi tumpukan, dan kelembapan gudang.',
      '## Memilih dinding',
      '- Single wall untuk barang sampai 15 kg dan pengiriman kurir\n- Double wall untuk palet tinggi dan barang sampai 35 kg\n- Triple wall sebagai pengganti peti kayu untuk mesin ringan',
      'Setiap pesanan disertai lembar uji ketahanan tumpuk (BCT), sehingga tim gudang Anda tahu berapa lapis yang aman.',
    ],
    specification: [
      ['Bahan', 'Kraft atau medium 125–275 gsm'],
      ['Flute', 'B, C, BC atau ACC'],
      ['Ukuran dalam', 'mulai 150 × 100 × 80 mm, sampai 1.200 × 1.000 × 1.000 mm'],
      ['Beban isi', '15 kg (single), 35 kg (double), 300 kg (triple wall)'],
      ['Ketahanan tumpuk', 'BCT 250–1.800 kgf'],
      ['Cetak', 'Flexo 1–3 warna, tinta berbasis air'],
    ],
    minimum: '500 buah',
    leadTime: '7 hari kerja',
    pictures: ['corrugated-carton-stacking', 'corrugated-carton-flutes'],
  },
  {
    slug: 'mailer-box',
    name: 'Mailer box',
    summary: 'Kotak kirim untuk toko daring: mengunci sendiri, rapi dibuka, dicetak luar dan dalam.',
    text: [
      'Mailer box melindungi barang di perjalanan dan menjadi kesan pertama merek Anda. Dinding samping rangkap menahan benturan, sedangkan sayap depan mengunci tanpa lakban.',
      '## Yang bisa ditambahkan',
      '- cetak penuh di bagian dalam\n- sekat dan bantalan karton sesuai isi\n- strip perekat dan strip sobek untuk pengembalian barang',
    ],
    specification: [
      ['Bahan', 'Kraft atau white kraft, flute E'],
      ['Ukuran dalam', 'tiga ukuran siap: 200 × 150 × 60, 280 × 200 × 90, 380 × 280 × 120 mm'],
      ['Beban isi', 'sampai 8 kg'],
      ['Cetak', 'Digital atau offset 4 warna, luar dan dalam'],
    ],
    minimum: '200 buah (ukuran siap), 1.000 buah (ukuran sendiri)',
    leadTime: '5 hari kerja (ukuran siap)',
    pictures: ['mailer-box-sizes', 'mailer-box-dividers'],
  },
  {
    slug: 'mailing-tube',
    name: 'Tabung karton',
    summary: 'Tabung spiral untuk poster, gambar teknik, dan kain, dengan tutup yang tidak mudah lepas.',
    text: [
      'Kertas yang digulung tidak boleh terlipat di jalan. Tabung karton kami dililit spiral dari beberapa lapis kraft sehingga tahan diinjak dan tidak melengkung.',
      'Tutup plastik tersedia dalam tiga warna; untuk pengiriman tanpa plastik ada tutup logam dan tutup lipat.',
    ],
    specification: [
      ['Bahan', 'Kraft daur ulang, 4–8 lapis'],
      ['Diameter dalam', '38, 50, 76 dan 100 mm'],
      ['Panjang', '200–1.500 mm'],
      ['Tebal dinding', '1,5–4 mm'],
      ['Cetak', 'Label atau cetak langsung 1 warna'],
    ],
    minimum: '300 buah',
    leadTime: '6 hari kerja',
    pictures: ['mailing-tube-posters', 'mailing-tube-diameters'],
  },
];
