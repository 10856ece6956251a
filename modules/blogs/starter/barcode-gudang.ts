import type { StarterPost } from './starter-post.ts';
import { h2, h3, ol, p, quote, rule, table, text, ul } from './text.ts';

export const barcodeGudang: StarterPost = {
  slug: 'barcode-gudang',
  title: 'Barcode di gudang: dari catatan kertas ke stok yang bisa dipercaya',
  category: 'TECHNOLOGY',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Enam bulan setelah memasang WMS di gudang Cikarang, selisih stok kami turun dari 3,1 % menjadi 0,2 %. Inilah urutan yang kami tempuh.',
  daysAgo: 9,
  body: () =>
    text(
      p(
        'Gudang dengan catatan kertas bekerja baik sampai orang yang hafal letak barang mengambil cuti. Setelah itu, setiap pengambilan menjadi pencarian. Kami memulai perpindahan ke _warehouse management system_ (WMS) bukan dari perangkat lunaknya, melainkan dari **alamat rak**.',
      ),
      h2('Langkah 1: beri alamat pada setiap tempat'),
      p(
        'Setiap lokasi mendapat satu kode: lorong, tiang, tingkat, dan posisi. Kode itu tidak pernah dipakai ulang, bahkan bila raknya dipindah. Labelnya dipasang miring 30 derajat agar terbaca dari atas forklift.',
      ),
      h2('Langkah 2: satu label, satu kebenaran'),
      p(
        'Label karton kami memuat tiga hal saja: nomor barang, nomor lot, dan jumlah. Sisanya diambil dari sistem. Semakin sedikit yang tercetak, semakin sedikit yang bisa kedaluwarsa.',
      ),
      table(
        'Jenis kode | Isi | Kami pakai untuk',
        'Code 128 | Huruf dan angka, satu baris | Karton dan palet',
        'GS1-128 | Lot, tanggal, jumlah dengan penanda baku | Pengiriman ke ritel modern',
        'QR | Banyak isi, tahan rusak | Lokasi rak dan dokumen',
      ),
      h3('Mutu cetak bukan urusan kosmetik'),
      p(
        'Satu dari dua puluh label yang gagal terbaca sudah cukup membuat operator kembali mengetik. Kami memeriksa kontras dan _quiet zone_ dengan verifier setiap pergantian gulungan.',
      ),
      h2('Langkah 3: ubah kebiasaan, bukan hanya alat'),
      ol(
        'Dua minggu pertama berjalan **ganda**: pindai dan catat di kertas.',
        'Minggu ketiga kertas ditarik dari satu lorong, lalu satu lorong lagi setiap minggu.',
        'Selisih dibahas setiap pagi selama sepuluh menit, tanpa mencari siapa yang salah.',
      ),
      quote(
        'Alat pindai tidak memperbaiki proses yang kacau. Ia hanya membuat kekacauan itu terlihat lebih cepat.',
      ),
      h2('Hasil setelah enam bulan'),
      ul(
        'Selisih stok turun dari 3,1 % menjadi **0,2 %**.',
        'Waktu ambil rata-rata turun dari 4 menit 20 detik menjadi 2 menit 35 detik per baris pesanan.',
        'Stok opname tahunan diganti hitung bergilir: setiap lokasi sekali sebulan.',
      ),
      rule,
      p(
        'Ingin melihatnya bekerja? Kabari kami sehari sebelumnya, dan ada yang menemani Anda di gudang: [gudang@vinci.example](mailto:gudang@vinci.example).',
      ),
    ),
};
