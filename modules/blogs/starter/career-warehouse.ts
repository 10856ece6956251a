import type { StarterPost } from './starter-post.ts';
import { h2, ol, p, text, ul } from './text.ts';

export const careerWarehouse: StarterPost = {
  slug: 'career-warehouse',
  title: 'Warehouse Supervisor di Surabaya',
  category: 'CAREER',
  language: 'id',
  author: 'Vinci',
  excerpt:
    'Pimpin 24 orang di gudang Margomulyo, jaga stok dan keselamatan, dan bantu kami membuka giliran malam.',
  daysAgo: 20,
  job: { location: 'Surabaya', employmentType: 'FULL_TIME', openFor: 24 },
  body: () =>
    text(
      p(
        'Gudang Margomulyo melayani 60 pelanggan dengan 9.400 posisi palet. Tahun depan kami membuka giliran malam. Kami mencari seorang **supervisor** yang berjalan di lorong lebih sering daripada duduk di meja.',
      ),
      h2('Tanggung jawab'),
      ul(
        'Memimpin penerimaan, penyimpanan, pengambilan, dan pemuatan.',
        'Menjaga selisih stok di bawah 0,3 % melalui hitung bergilir.',
        'Menjalankan keselamatan: nol kecelakaan bukan slogan, melainkan rapat pagi.',
        'Menyusun jadwal dan membina enam kepala regu.',
      ),
      h2('Kualifikasi'),
      ul(
        'Pengalaman tiga tahun di gudang, satu tahun di antaranya memimpin.',
        'Terbiasa dengan WMS dan lembar kerja; memahami FIFO dan FEFO.',
        'SIO forklift menjadi nilai tambah.',
      ),
      h2('Tahap seleksi'),
      ol(
        'Percakapan telepon 20 menit.',
        'Setengah hari di gudang bersama tim, dibayar.',
        'Bertemu kepala operasi dan penawaran tertulis.',
      ),
      p(
        'Lamaran ke [karir@vinci.example](mailto:karir@vinci.example), subjek “Warehouse Supervisor Surabaya”.',
      ),
    ),
};
