import type { StarterPost } from './starter-post.ts';
import { h2, p, text, ul } from './text.ts';

export const careerDesigner: StarterPost = {
  slug: 'career-designer',
  title: 'Desainer Kemasan di Jakarta',
  category: 'CAREER',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Rancang karton yang terlipat dalam empat detik, kuat berpindah tangan enam kali, dan tetap cantik saat dibuka.',
  daysAgo: 44,
  job: { location: 'Jakarta', employmentType: 'CONTRACTOR', openFor: 40 },
  body: () =>
    text(
      p(
        'Anda memandang selembar karton dan sudah melihat kotaknya. Studio kami di Kebayoran beranggotakan lima orang dan merancang struktur serta cetakan untuk makanan, kosmetik, dan elektronik. Kontrak satu tahun, dengan niat berlanjut.',
      ),
      h2('Keseharian Anda'),
      ul(
        'Menggambar struktur di ArtiosCAD, lalu memotong contohnya di meja kami pada sore yang sama.',
        'Menyiapkan berkas cetak flexo dan offset, termasuk mengantisipasi yang biasa salah di sana.',
        'Mengunjungi lini pengemasan pelanggan. Ide terbaik datang dari orang yang melipat kotak 800 kali sehari.',
      ),
      h2('Yang kami cari'),
      ul(
        'Pengalaman dua tahun di desain kemasan atau desain produk, dengan portofolio berisi setidaknya satu kotak yang bisa kami pegang.',
        'Bahasa Inggris yang cukup untuk membaca gambar teknik.',
        'Rasa ingin tahu soal limbah: setiap rancangan kami timbang dalam gram.',
      ),
      h2('Yang kami tawarkan'),
      ul(
        'Gaji yang layak, disebutkan sejak percakapan pertama.',
        'Tiga hari di studio, satu hari di pabrik, satu hari di mana saja.',
        'Nama Anda tercantum pada rancangan yang terpilih.',
      ),
      p(
        'Kirim portofolio Anda ke [karir@vinci.example](mailto:karir@vinci.example). Foto kotak sungguhan lebih meyakinkan daripada gambar render.',
      ),
    ),
};
