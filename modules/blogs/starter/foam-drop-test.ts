import type { StarterPost } from './starter-post.ts';
import { h2, ol, p, pictureIfAny, quote, table, text, ul } from './text.ts';

export const foamDropTest: StarterPost = {
  slug: 'foam-drop-test',
  title: 'Sepuluh kali jatuh: cara kami menguji busa dan kemasan rantai dingin',
  category: 'TECHNOLOGY',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Sebelum membawa vaksin atau lensa kamera, sebuah karton kami jatuhkan sepuluh kali. Apa yang kami amati, dan mengapa dimulai dari sudut.',
  daysAgo: 27,
  body: (pictureOf) =>
    text(
      p(
        'Antara Surabaya dan Jayapura, sebuah paket berpindah tangan enam sampai sembilan kali. Kami tidak bisa ikut serta, jadi perjalanannya kami bawa ke laboratorium: alat uji jatuh, ruang iklim, dan karton yang sama persis dengan yang akan Anda kirim.',
      ),
      h2('Satu sudut, tiga rusuk, enam sisi'),
      p(
        'Urutannya mengikuti ISTA 1A. Sudut didahulukan karena benturannya paling keras: seluruh berat jatuh pada beberapa milimeter persegi. Bila busa bertahan di situ, keenam sisinya biasanya tidak menjadi masalah.',
      ),
      table(
        'Berat paket | Tinggi jatuh',
        'di bawah 10 kg | 760 mm',
        '10–19 kg | 610 mm',
        '19–28 kg | 460 mm',
        '28–45 kg | 310 mm',
        '45–68 kg | 200 mm',
      ),
      ...pictureIfAny(
        pictureOf('protective-foam-insert'),
        'Busa yang dipotong mengikuti bentuk kamera dan lensa: tebalnya di setiap sisi yang menahan benturan.',
      ),
      h2('Tugas busa'),
      ul(
        '**Memperlambat** barang dalam jarak yang cukup: makin peka barangnya, makin tebal busanya.',
        '**Kembali** ke bentuk semula. Busa yang sekali remuk hanya melindungi sekali.',
        '**Menahan suhu**, bila isinya harus tetap antara 2 dan 8 °C.',
      ),
      h2('Rantai dingin diuji dua kali'),
      p(
        'Kotak yang sudah diisi menginap 48 jam di ruang yang meniru kemarau di Makassar: 22 °C pada malam hari, 38 °C pada siang hari. Pencatat suhu dipasang di sudut, di tutup, dan di tengah muatan. Sudut selalu menghangat lebih dulu; banyaknya gel pendingin kami hitung dari sana.',
      ),
      quote(
        'Kotak lulus bila isinya lulus. Penyok pada karton bukan kegagalan, vial yang hangatlah yang gagal.',
      ),
      h2('Yang Anda terima'),
      ol(
        'Foto setelah setiap jatuhan.',
        'Kurva suhu dari semua pencatat.',
        'Gambar busa dengan perubahan yang kami sarankan, beserta biayanya.',
      ),
      p(
        'Laporan uji jatuh selesai dalam tiga hari kerja, uji rantai dingin dalam lima. Bawa tiga contoh berisi dan satu yang kosong ke laboratorium kami di Cikarang, atau [minta kami menjemputnya](mailto:lab@vinci.example).',
      ),
    ),
};
