import type { StarterAnswers } from './offer.ts';

/** How services work, and what clients prepare and ask, by the slug of the service. */
export const serviceAnswers: Record<string, StarterAnswers> = {
  'contract-packaging': {
    uses: 'makanan, ritel',
    steps: [
      ['Anda kirim contoh', 'Satu set isi dan kemasannya, atau gambarnya.'],
      ['Kami coba di lini', 'Kami mengukur waktu per unit dan mengirim harganya.'],
      ['Anda setujui contoh', 'Contoh yang disetujui menjadi acuan pemeriksaan.'],
      ['Kami kemas dan laporkan', 'Hasil setiap giliran kerja, dengan foto setiap palet.'],
    ],
    preparation: [
      ['Jumlah unit', 'per pengiriman dan per bulan'],
      ['Isi satu kemasan', 'barang, jumlah, dan urutannya'],
      ['Label dan izin', 'berkas label, nomor BPOM atau SNI bila perlu'],
      ['Tanggal siap', 'dan ke mana hasilnya dikirim'],
    ],
    questions: [
      [
        'Siapa yang menyediakan bahan kemasnya?',
        'Anda atau kami. Kardus, label, dan busa bisa langsung dari pabrik kami.',
      ],
      [
        'Bisakah dikerjakan di gudang kami?',
        'Bisa, mulai 10.000 unit. Tim dan meja kerja kami bawa ke tempat Anda.',
      ],
      ['Bagaimana dengan barang yang rusak?', 'Dipisahkan, difoto, dan dikembalikan dengan daftarnya.'],
    ],
  },
  warehousing: {
    uses: 'toko daring, pabrik',
    steps: [
      ['Ceritakan barang Anda', 'Jumlah palet, suhu, dan berapa kali keluar sehari.'],
      ['Lihat gudangnya', 'Kami tunjukkan rak dan laporan yang akan Anda terima.'],
      ['Barang masuk', 'Kami pindai, hitung, dan cocokkan dengan daftar Anda.'],
      ['Stok tampil', 'Anda meminta barang keluar lewat portal, API, atau berkas.'],
    ],
    preparation: [
      ['Jumlah palet', 'rata-rata dan paling banyak'],
      ['Daftar barang', 'kode, ukuran, berat, dan tanggal kedaluwarsa bila ada'],
      ['Keluar masuk', 'palet, kardus, atau satuan, dan berapa per hari'],
      ['Syarat khusus', 'suhu, rak, atau izin'],
    ],
    questions: [
      ['Berapa lama sewa paling pendek?', 'Satu bulan, mulai 20 palet. Setelah itu per minggu.'],
      [
        'Apakah barang diasuransikan?',
        'Bangunan dan risiko kebakaran: ya. Nilai barang Anda diasuransikan bila diminta.',
      ],
      ['Bisakah kami datang menghitung sendiri?', 'Bisa, pada jam kerja. Kabari kami sehari sebelumnya.'],
    ],
  },
  freight: {
    uses: 'pabrik, toko daring, ekspor',
    steps: [
      ['Kirim rutenya', 'Kota asal, kota tujuan, muatan, dan tanggal muat.'],
      ['Terima pilihan', 'Moda, waktu tempuh, dan biayanya dalam satu lembar.'],
      ['Kami jemput', 'Sopir dan nomor truk Anda terima sehari sebelumnya.'],
      ['Ikuti sampai tiba', 'Satu nomor untuk posisi, foto, dan bukti terima.'],
    ],
    preparation: [
      ['Alamat muat dan bongkar', 'dengan jam buka dan batas jenis truk'],
      ['Muatan', 'jumlah palet atau koli, ukuran, dan beratnya'],
      ['Nilai barang', 'bila ingin diasuransikan'],
      ['Tenggat', 'tanggal paling lambat tiba'],
    ],
    questions: [
      [
        'Bisakah mengirim satu palet saja?',
        'Bisa. Muatan digabung dengan pengiriman lain ke kota yang sama.',
      ],
      [
        'Apa yang terjadi bila truk terlambat?',
        'Anda kami kabari sebelum jam janji, dengan jam tiba yang baru.',
      ],
      [
        'Apakah bongkar muat termasuk?',
        'Muat dengan forklift termasuk. Tenaga bongkar di tujuan dipilih saat memesan.',
      ],
    ],
  },
  'packaging-design': {
    uses: 'makanan, ritel, toko daring',
    steps: [
      ['Kami ukur barangnya', 'Beserta jalur kirim, tinggi tumpukan, dan cara dibuka.'],
      ['Gambar struktur', 'Dua pilihan, masing-masing dengan bahan dan biayanya.'],
      ['Contoh dan uji', 'Contoh putih Anda pegang, lalu kami jatuhkan dan tumpuk.'],
      ['Siap produksi', 'Berkas pisau dan gambar menjadi milik Anda.'],
    ],
    preparation: [
      ['Barangnya', 'satu sampai tiga contoh'],
      ['Kemasan sekarang', 'dan apa yang ingin diperbaiki'],
      ['Merek', 'logo, warna, dan huruf yang dipakai'],
      ['Jumlah setahun', 'menentukan bahan dan cara cetaknya'],
    ],
    questions: [
      [
        'Apakah desainnya milik kami?',
        'Ya, setelah biaya desain dibayar atau produksinya dipesan pada kami.',
      ],
      ['Berapa kali bisa direvisi?', 'Dua kali, masing-masing dengan contoh putih yang baru.'],
      [
        'Bisakah hanya meminta uji jatuh?',
        'Bisa. Kirim tiga kemasan terisi dan satu yang kosong; laporannya siap dalam tiga hari kerja.',
      ],
    ],
  },
  'export-handling': {
    uses: 'ekspor, pabrik',
    steps: [
      ['Kirim invoice dan ukuran', 'Kami memeriksa syarat negara tujuannya.'],
      ['Kemas dan fumigasi', 'Peti, palet, dan stempel ISPM 15.'],
      ['Dokumen', 'PEB, packing list, dan sertifikat dalam dua hari kerja.'],
      ['Muat kontainer', 'Foto setiap baris, segel, dan nomor kontainernya.'],
    ],
    preparation: [
      ['Invoice dan packing list', 'atau daftar barang dengan nilai dan beratnya'],
      ['Kode HS', 'bila sudah ada'],
      ['Negara dan pelabuhan tujuan', 'beserta syarat Incoterms'],
      ['Tanggal kapal', 'atau kapan barang harus tiba'],
    ],
    questions: [
      [
        'Kami belum pernah ekspor. Bisakah dibantu?',
        'Bisa. Kami jelaskan dokumen apa yang Anda perlukan sebelum mulai.',
      ],
      [
        'Apakah biaya pelabuhan termasuk?',
        'Ditulis terpisah di penawaran, sesuai tarif pelabuhan pada hari itu.',
      ],
      ['Bisakah hanya dokumennya saja?', 'Bisa, selama ukuran dan berat sudah pasti.'],
    ],
  },
  returns: {
    uses: 'toko daring, ritel',
    steps: [
      ['Sepakati daftar periksa', 'Mana yang layak jual, diperbaiki, atau dimusnahkan.'],
      ['Barang kami terima', 'Dari kurir atau toko, dipindai pada hari yang sama.'],
      ['Periksa dan foto', 'Dalam 48 jam, dengan alasan setiap barang.'],
      ['Kembali ke stok', 'Dikemas ulang, dan laporannya masuk setiap minggu.'],
    ],
    preparation: [
      ['Jumlah retur', 'per bulan dan pada musim ramai'],
      ['Daftar barang', 'kode, foto, dan kelengkapannya'],
      ['Aturan Anda', 'apa yang boleh dijual lagi'],
      ['Kemasan pengganti', 'stok di gudang kami atau kami buatkan'],
    ],
    questions: [
      [
        'Bisakah pembeli kami mengirim langsung ke sini?',
        'Bisa. Alamat returnya kami siapkan untuk toko Anda.',
      ],
      [
        'Apakah barang juga dicuci atau diperbaiki?',
        'Barang kami bersihkan dan kemasannya kami ganti. Perbaikan lewat mitra Anda.',
      ],
      ['Bagaimana barang dimusnahkan?', 'Dengan berita acara dan foto, menurut aturan limbah yang berlaku.'],
    ],
  },
};
