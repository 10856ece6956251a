import type { StarterAnswers } from './offer.ts';

/** What buyers of packaging prepare and ask, by the slug of the product. */
export const productAnswers: Record<string, StarterAnswers> = {
  'die-cut-box': {
    uses: 'makanan, ritel',
    preparation: [
      ['Contoh barang atau ukurannya', 'panjang, lebar, tinggi, dan berat satu barang'],
      ['Jumlah', 'untuk pesanan pertama dan perkiraan setahun'],
      ['Gambar cetak', 'berkas AI, PDF, atau cukup logo dan warnanya'],
      ['Pemakaian', 'dibawa pulang, dipajang, atau dikirim kurir'],
    ],
    questions: [
      [
        'Apakah saya harus punya pola sendiri?',
        'Tidak. Kami menggambar polanya dari barang Anda dan mengirim satu kotak putih untuk dicoba.',
      ],
      [
        'Apakah biaya pisau dibayar setiap kali memesan?',
        'Tidak, hanya sekali. Pisau kami simpan dan dipakai lagi untuk pesanan berikutnya.',
      ],
      [
        'Amankah untuk makanan langsung?',
        'Pilih bahan food grade saat meminta penawaran. Untuk makanan berminyak kami sarankan lapisan dalam.',
      ],
    ],
  },
  'corrugated-carton': {
    uses: 'pengiriman, ekspor',
    preparation: [
      ['Ukuran dalam', 'panjang × lebar × tinggi, dalam milimeter'],
      ['Berat isi', 'per kardus, dan berapa lapis ditumpuk'],
      ['Jumlah', 'sekali pesan dan per bulan'],
      ['Cetakan', 'polos, logo satu warna, atau berkas siap cetak'],
    ],
    questions: [
      [
        'Saya belum tahu harus memilih flute apa. Bagaimana?',
        'Sebutkan berat isi dan tinggi tumpukannya. Kami yang menghitung flute dan gramaturnya.',
      ],
      ['Bisakah minta contoh dulu?', 'Bisa. Contoh polos dalam ukuran Anda siap dalam tiga hari kerja.'],
      [
        'Apakah kardus dikirim dalam keadaan dilipat?',
        'Ya, rata dan diikat per 25 lembar di atas palet, sehingga hemat tempat di gudang Anda.',
      ],
    ],
  },
  'mailer-box': {
    uses: 'pengiriman, ritel',
    preparation: [
      ['Isi kotak', 'barang apa saja, ukuran, dan beratnya'],
      ['Jumlah', 'ukuran siap mulai 200 buah, ukuran sendiri mulai 1.000 buah'],
      ['Desain', 'berkas siap cetak, atau minta polanya dari kami'],
      ['Tanggal dibutuhkan', 'terutama untuk kampanye dan hari raya'],
    ],
    questions: [
      [
        'Perlukah lakban atau lem?',
        'Tidak. Sayapnya mengunci sendiri; strip perekat bisa ditambahkan bila kotak dikirim tanpa kardus luar.',
      ],
      [
        'Bisakah bagian dalamnya dicetak juga?',
        'Bisa, penuh atau sebagian. Cetak dalam menambah dua hari kerja.',
      ],
      [
        'Bagaimana warna cetaknya dipastikan?',
        'Anda menyetujui contoh cetak di atas bahan yang sama sebelum produksi dimulai.',
      ],
    ],
  },
  'mailing-tube': {
    uses: 'pengiriman',
    preparation: [
      ['Ukuran lembar', 'lebar saat digulung dan tebal gulungannya'],
      ['Jumlah per tabung', 'satu lembar atau beberapa sekaligus'],
      ['Tutup', 'plastik, logam, atau lipat'],
      ['Cetakan', 'polos, label, atau satu warna'],
    ],
    questions: [
      [
        'Diameter mana yang cocok untuk poster A1?',
        'Diameter 50 mm untuk satu sampai tiga lembar, 76 mm untuk kertas tebal atau bergambar tinta basah.',
      ],
      [
        'Apakah tabungnya tahan hujan?',
        'Kraft menahan cipratan. Untuk perjalanan panjang kami sarankan kantong plastik di dalamnya.',
      ],
      ['Bisakah dipotong dalam beberapa panjang?', 'Bisa, sampai tiga panjang dalam satu pesanan.'],
    ],
  },
  'wooden-crate': {
    uses: 'ekspor',
    preparation: [
      ['Gambar atau foto barang', 'dengan ukuran luar dan beratnya'],
      ['Titik angkat dan titik berat', 'bila ada di gambar teknik'],
      ['Negara tujuan', 'dan moda kirimnya: laut, udara, atau darat'],
      ['Tempat pengemasan', 'di gudang kami atau di pabrik Anda'],
    ],
    questions: [
      [
        'Apakah sertifikat ISPM 15 sudah termasuk?',
        'Ya. Setiap peti distempel, dan salinan sertifikat perlakuannya kami kirim bersama peti.',
      ],
      [
        'Bisakah petinya dipakai ulang?',
        'Bisa. Minta sambungan baut sebagai ganti paku, sehingga dinding dapat dibuka dan dipasang lagi.',
      ],
      [
        'Apakah Anda mengukur sendiri di tempat kami?',
        'Ya, di Jabodetabek dan sekitar Surabaya, untuk barang di atas satu ton.',
      ],
    ],
  },
  'protective-foam': {
    uses: 'pengiriman, ekspor',
    preparation: [
      ['Satu contoh barang', 'atau gambar 3D dalam berkas STEP'],
      ['Berat dan bagian yang rapuh', 'layar, sudut, tuas, kaca'],
      ['Kotak luarnya', 'ukuran dalam, atau kami yang membuatkan'],
      ['Jumlah set', 'untuk pesanan pertama'],
    ],
    questions: [
      [
        'Bahan mana untuk papan elektronik?',
        'PU antistatik berwarna merah muda. Hasil ukur tahanan permukaannya bisa kami lampirkan.',
      ],
      [
        'Berapa lama contohnya?',
        'Tiga hari kerja sejak barang kami terima. Barang Anda kembali bersama contoh busanya.',
      ],
      [
        'Adakah pilihan yang bisa didaur ulang?',
        'EPE dapat didaur ulang. Bila ingin tanpa plastik, kami tawarkan bantalan karton gelombang.',
      ],
    ],
  },
  'export-pallet': {
    uses: 'ekspor',
    preparation: [
      ['Ukuran palet', 'atau ukuran kardus yang disusun di atasnya'],
      ['Berat muatan', 'per palet, dan apakah masuk rak'],
      ['Jadwal', 'jumlah per minggu atau per bulan'],
      ['Alamat bongkar', 'dan apakah ada forklift'],
    ],
    questions: [
      [
        'Apakah semua palet berstempel ISPM 15?',
        'Ya, di dua sisi. Nomor registrasinya tercetak dan bisa dilacak.',
      ],
      [
        'Bisakah dikirim sedikit demi sedikit?',
        'Bisa. Kami menyimpan persediaan Anda dan mengirim menurut jadwal yang disepakati.',
      ],
      [
        'Apakah palet bekas bisa ditukar?',
        'Palet empat arah yang masih utuh kami terima saat mengantar yang baru.',
      ],
    ],
  },
  'printed-label': {
    uses: 'makanan, ritel, pengiriman',
    preparation: [
      ['Ukuran dan bentuk', 'dalam milimeter, atau foto label yang sekarang'],
      ['Permukaan dan suhu', 'plastik, kaca, kardus; suhu ruang atau beku'],
      ['Data yang berubah', 'contoh berkas bila ada nomor seri atau tanggal'],
      ['Mesin', 'ditempel tangan, printer, atau mesin pelabelan'],
    ],
    questions: [
      ['Bisakah menempel di freezer?', 'Bisa, dengan perekat tahan beku. Kami uji dulu pada kemasan Anda.'],
      [
        'Apakah label cocok dengan printer kami?',
        'Sebutkan mereknya. Inti gulungan dan arah gulungan kami sesuaikan.',
      ],
      [
        'Bagaimana dengan label halal atau BPOM?',
        'Kami mencetak sesuai berkas Anda. Nomor izinnya tetap dari Anda.',
      ],
    ],
  },
};
