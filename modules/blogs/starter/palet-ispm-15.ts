import type { StarterPost } from './starter-post.ts';
import { h2, h3, ol, p, pictureIfAny, quote, table, text, ul } from './text.ts';

export const paletIspm15: StarterPost = {
  slug: 'palet-ispm-15',
  title: 'Ekspor tanpa tertahan: yang perlu Anda tahu tentang palet ISPM 15',
  category: 'TECHNOLOGY',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Satu stempel yang buram bisa menahan satu kontainer. Panduan singkat memilih, memeriksa, dan menyimpan palet kayu untuk ekspor.',
  daysAgo: 38,
  body: (pictureOf) =>
    text(
      p(
        'Kayu mentah dapat membawa serangga dan jamur ke negara tujuan. Karena itu lebih dari 180 negara meminta kemasan kayu diperlakukan menurut standar **ISPM 15** dan diberi tanda. Tanpa tanda yang sah, kemasan bisa difumigasi ulang, dikembalikan, atau dimusnahkan atas biaya pengirim.',
      ),
      h2('Cara membaca tandanya'),
      ul(
        'Lambang bulir gandum **IPPC** di sebelah kiri.',
        'Kode negara dua huruf dan nomor perusahaan: _ID-000_.',
        'Kode perlakuan: **HT**, **DH**, atau **MB**.',
      ),
      table(
        'Kode | Perlakuan | Catatan',
        'HT | Pemanasan inti kayu 56 °C selama 30 menit | Paling umum; yang kami pakai',
        'DH | Pemanasan dielektrik 60 °C selama 1 menit | Cepat, perlu mesin khusus',
        'MB | Fumigasi metil bromida | Ditolak Uni Eropa dan makin ditinggalkan',
      ),
      h2('Empat hal yang sering luput'),
      ol(
        '**Palet yang diperbaiki** dengan papan baru harus diperlakukan dan ditandai ulang.',
        '**Kayu ganjal di dalam kontainer** termasuk kemasan kayu dan juga perlu tanda.',
        '**Dua tanda pada satu palet** membuat petugas ragu. Hapus tanda lama sebelum perlakuan baru.',
        '**Kulit kayu** yang tersisa selebar lebih dari 3 cm dan seluas lebih dari 50 cm² tidak diterima.',
      ),
      ...pictureIfAny(
        pictureOf('export-pallet-container'),
        'Sepuluh palet mengisi lantai kontainer: satu tanda yang buram menahan semuanya.',
      ),
      h3('Yang tidak perlu tanda'),
      p(
        'Kayu lapis, papan partikel, dan OSB dibuat dengan panas dan perekat sehingga dikecualikan. Begitu juga kayu setipis 6 mm atau kurang. Palet kertas dan plastik tentu bebas, tetapi hitung dulu kekuatannya.',
      ),
      h2('Menyimpan palet yang sudah diperlakukan'),
      p(
        'Perlakuan panas tidak memiliki masa berlaku, tetapi palet yang disimpan di tanah basah akan berjamur dan ditolak secara kasatmata. Simpan di bawah atap, di atas ganjal, dengan kadar air di bawah 20 %.',
      ),
      quote(
        'Kami memotret tanda setiap palet sebelum kontainer ditutup. Foto itu sudah tiga kali menyelamatkan pelanggan dari denda.',
      ),
    ),
};
