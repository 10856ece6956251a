import type { StarterPost } from './starter-post.ts';
import { h2, ol, p, pictureIfAny, quote, table, text, ul } from './text.ts';

export const palletPatterns: StarterPost = {
  slug: 'pallet-patterns',
  title: 'Pola susun palet: yang menentukan kuat tidaknya karton Anda',
  category: 'TECHNOLOGY',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Karton yang sama bisa menahan dua kali beban atau hanya separuhnya. Bedanya terletak pada posisi sudutnya di atas palet.',
  daysAgo: 16,
  body: (pictureOf) =>
    text(
      p(
        'Karton gelombang tidak menahan beban secara merata. Kira-kira **dua pertiga kekuatannya ada di keempat sudut tegaknya**. Letakkan sudut di atas sudut, dan beban turun lurus ke bawah. Letakkan sudut di tengah dinding, dan dindingnya melengkung.',
      ),
      h2('Tiga pola, tiga kompromi'),
      table(
        'Pola | Kekuatan tersisa | Kestabilan | Cocok untuk',
        'Kolom | Sekitar 100 % | Rendah tanpa plastik atau pita pengikat | Barang berat, penyimpanan lama',
        'Silang | 50–60 % | Tinggi | Barang ringan, perjalanan pendek',
        'Kincir | 55–65 % | Sedang | Karton yang ukurannya tidak membagi palet dengan pas',
      ),
      p(
        'Pola silang terasa lebih aman karena tumpukan saling mengunci. Harganya dibayar lapisan terbawah, berminggu-minggu kemudian, di gudang yang hangat dan lembap.',
      ),
      h2('Juntaian yang tidak terlihat'),
      p(
        'Karton yang menjuntai 15 mm dari tepi palet kehilangan tumpuan di dua dari empat sudutnya. Dari juntaian saja, kami mengukur penurunan sekitar sepertiga. Celah di antara papan palet berakibat sama dari bawah, hanya tidak kentara.',
      ),
      ...pictureIfAny(
        pictureOf('pallet-strapping'),
        'Karton diikat di atas palet dengan siku pelindung: tepi karton sebaiknya rata dengan papannya.',
      ),
      quote('Bila bulan ini Anda hanya mengubah satu hal, ratakan tepi karton dengan tepi palet.'),
      h2('Yang kami coba sebelum mengganti karton'),
      ol(
        'Susun dalam kolom, lalu tahan muatan dengan siku karton dan dua pita pengikat.',
        'Silangkan hanya lapisan **teratas**, yang tidak menanggung apa-apa lagi.',
        'Pasang selembar karton di antara palet dan lapisan pertama untuk menutup celah.',
        'Tegakkan arah gelombang karton. Kedengarannya jelas, tetapi satu dari sepuluh rancangan masih rebah.',
      ),
      h2('Kapan perlu menghubungi kami'),
      ul(
        'Karton terbawah menggembung setelah seminggu.',
        'Pita pengikat menggores tepi lapisan teratas.',
        'Palet Anda 1.100 × 1.100 mm, sedangkan karton dirancang untuk 1.200 × 1.000 mm.',
      ),
      p(
        'Kirim ukuran karton dan palet Anda: dalam dua hari kerja kami kirim balik gambar pola susun beserta beban tiap lapisannya.',
      ),
    ),
};
