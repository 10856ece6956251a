import type { StarterPost } from './starter-post.ts';
import { h2, ol, p, pictureIfAny, quote, text, ul } from './text.ts';

export const proofOfDelivery: StarterPost = {
  slug: 'proof-of-delivery',
  title: 'Surat jalan tanpa kertas: bukti kirim sampai dalam hitungan detik',
  category: 'TECHNOLOGY',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Dulu bukti kirim kembali ke kantor setelah sebelas hari. Kini tanda tangan, foto, dan lokasi tiba sebelum sopir menutup pintu truk.',
  daysAgo: 60,
  body: (pictureOf) =>
    text(
      p(
        'Faktur menunggu surat jalan, dan surat jalan menunggu sopir pulang. Untuk rute Sumatra, itu berarti **sebelas hari** antara barang diterima dan tagihan dikirim. Sejak awal tahun, semua truk kami membawa _proof of delivery_ digital.',
      ),
      h2('Apa yang direkam'),
      ul(
        'Tanda tangan dan nama penerima di layar.',
        'Foto barang di tempat bongkar, termasuk segel pintu.',
        'Waktu dan lokasi, diambil dari GPS truk, bukan dari ponsel sopir.',
        'Catatan bila ada karton rusak atau kurang, dengan fotonya.',
      ),
      h2('Bila tidak ada sinyal'),
      p(
        'Banyak gudang pelanggan berdinding baja tebal. Aplikasi menyimpan semuanya di perangkat dan mengirim begitu sinyal kembali. Setiap rekaman dibubuhi sidik digital sehingga tidak dapat diubah setelah ditandatangani.',
      ),
      ...pictureIfAny(
        pictureOf('freight-tracking'),
        'Telepon di atas karton menampilkan posisi kiriman: nomornya sama dengan nomor bukti kirim.',
      ),
      h2('Pelacakan yang menjawab satu pertanyaan'),
      p(
        'Peta dengan titik bergerak memang menarik, tetapi pelanggan hanya ingin tahu satu hal: _jam berapa barang saya tiba?_ Sistem kami menghitung ulang perkiraan tiba setiap lima belas menit dan memberi kabar hanya bila berubah lebih dari tiga puluh menit.',
      ),
      quote('Pertanyaan “barang saya di mana?” turun dari 140 menjadi 18 telepon per minggu.'),
      h2('Memulainya bersama kami'),
      ol(
        'Kami menyamakan format nomor pesanan Anda dengan sistem kami.',
        'Dua minggu uji coba di satu rute, kertas tetap berjalan sebagai cadangan.',
        'Bukti kirim tersedia di portal dan, bila diinginkan, langsung di sistem Anda.',
      ),
    ),
};
