import type { StarterPost } from './starter-post.ts';
import { h2, h3, ol, p, pictureIfAny, quote, table, text, ul } from './text.ts';

export const kartonGelombang: StarterPost = {
  slug: 'karton-gelombang',
  title: 'Memilih tebal karton gelombang yang pas, bukan yang paling tebal',
  category: 'TECHNOLOGY',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Flute A, B, C, atau E? Tebal karton menentukan kekuatan tumpuk, biaya kirim, dan mutu cetak. Begini cara kami memilihnya bersama pelanggan.',
  daysAgo: 2,
  body: (pictureOf) =>
    text(
      p(
        'Pertanyaan pertama yang kami terima hampir selalu sama: _“Berapa milimeter karton yang paling kuat?”_ Jawabannya jarang sebuah angka. Karton yang terlalu tipis membuat tumpukan runtuh di gudang; karton yang terlalu tebal memakan ruang kontainer dan anggaran. Yang dicari adalah tebal yang **cukup untuk perjalanan produk Anda**.',
      ),
      h2('Apa itu flute?'),
      p(
        'Karton gelombang terdiri dari dua lembar datar (_liner_) yang mengapit lapisan bergelombang. Gelombang itulah yang disebut _flute_. Tinggi gelombang menentukan tebal karton, dan setiap tinggi punya watak sendiri.',
      ),
      table(
        'Flute | Tebal | Kekuatan utama | Biasanya untuk',
        'E | 1,1–1,8 mm | Cetak halus, lipatan rapi | Kotak ritel, mailer',
        'B | 2,5–3,0 mm | Tahan tekan datar | Kaleng, botol, barang keras',
        'C | 3,6–4,0 mm | Seimbang antara tumpuk dan biaya | Karton kirim sehari-hari',
        'A | 4,7–5,0 mm | Peredam benturan | Barang pecah belah',
        'BC | 6,1–7,0 mm | Tumpukan tinggi, beban berat | Ekspor, mesin, ubin',
      ),
      h2('Tiga pertanyaan sebelum memilih'),
      ol(
        '**Berapa berat isi satu karton, dan siapa yang memikulnya?** Botol kaca ikut menahan beban tumpukan; pakaian tidak.',
        '**Berapa tinggi tumpukan, dan berapa lama?** Karton yang disimpan tiga bulan kehilangan hampir separuh kekuatannya dibanding hari pertama.',
        '**Selembap apa perjalanannya?** Di udara sangat lembap, kekuatan tekan karton bisa turun hingga setengah.',
      ),
      ...pictureIfAny(
        pictureOf('corrugated-carton-stacking'),
        'Dua kardus di mesin uji tumpuk; kurvanya menunjukkan pada beban berapa dindingnya menyerah.',
      ),
      h3('Angka yang kami hitung'),
      p(
        'Dari jawaban itu kami menghitung beban pada karton paling bawah, lalu mengalikannya dengan faktor aman tiga sampai lima. Hasilnya dibandingkan dengan nilai _Edge Crush Test_ (ECT) bahan dan keliling karton. Bila selisihnya besar, kami turunkan flute satu tingkat; bila tipis, kami ganti kertas liner lebih dulu sebelum menambah tebal.',
      ),
      quote(
        'Mengganti liner sering lebih murah daripada menambah lapisan. Karton BC hanya kami sarankan bila hitungan memintanya.',
      ),
      h2('Ringkasnya'),
      ul(
        'Mulai dari flute C untuk karton kirim di bawah 15 kg.',
        'Pilih flute E atau B bila tampilan cetak yang menjual produk Anda.',
        'Naik ke BC untuk ekspor, penyimpanan lama, atau tumpukan di atas 1,8 meter.',
        'Selalu uji satu contoh berisi produk asli, bukan kotak kosong.',
      ),
      p(
        'Ragu dengan produk Anda? Kirim ukuran, berat, dan foto isinya ke [hello@vinci.example](mailto:hello@vinci.example). Kami membuat satu contoh dan mengujinya tanpa biaya.',
      ),
    ),
};
