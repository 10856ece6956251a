import type { StarterPost } from './starter-post.ts';
import { h2, p, pictureIfAny, text, ul } from './text.ts';

export const careerDieCutting: StarterPost = {
  slug: 'career-die-cutting',
  title: 'Operator Die-Cutting di Cikarang',
  category: 'CAREER',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Jalankan mesin die-cutting flatbed terbaru kami, jaga ketelitian setengah milimeter, dan tumbuh menjadi kepala regu.',
  daysAgo: 5,
  job: { location: 'Cikarang', employmentType: 'FULL_TIME', openFor: 30 },
  body: (pictureOf) =>
    text(
      p(
        'Mesin kami memotong, melipat, dan mengupas tujuh ribu lembar per jam. Orang di sampingnya menentukan apakah lembar ketujuh ribu sama baiknya dengan yang pertama. Kami mencari **dua operator** untuk regu pagi dan regu malam.',
      ),
      h2('Yang Anda kerjakan'),
      ul(
        'Memasang pisau, menyetel tekanan, dan menyetujui lembar pertama bersama bagian mutu.',
        'Menjaga register dan kedalaman garis lipat sepanjang proses.',
        'Merawat mesin harian dan mencatatnya.',
        'Melatih satu asisten operator.',
      ),
      h2('Yang kami cari'),
      ul(
        'Lulusan SMK/SMA, diutamakan jurusan mesin atau grafika.',
        'Pengalaman minimal satu tahun di die-cutting, cetak, atau konverting karton.',
        'Teliti, terbuka memberi tahu bila ada yang salah, dan bersedia bekerja bergilir.',
      ),
      ...pictureIfAny(
        pictureOf('die-cutting'),
        'Mesin die-cut terbuka: lembar karton dipotong dan ditekuk dalam satu tekanan, pekerjaan setiap regu.',
      ),
      h2('Yang kami tawarkan'),
      ul(
        'Gaji pokok di atas UMK Kabupaten Bekasi, tunjangan giliran malam, dan lembur dibayar penuh.',
        'BPJS Kesehatan dan Ketenagakerjaan, makan siang, serta antar-jemput dari Cikarang dan Karawang.',
        'Pelatihan pabrikan mesin dan jalur jelas menuju kepala regu.',
      ),
      h2('Cara melamar'),
      p(
        'Kirim CV dan satu kalimat tentang mesin yang paling Anda kuasai ke [karir@vinci.example](mailto:karir@vinci.example) dengan subjek “Operator Die-Cutting”. Kami membalas setiap lamaran dalam tujuh hari kerja, tanpa biaya apa pun.',
      ),
    ),
};
