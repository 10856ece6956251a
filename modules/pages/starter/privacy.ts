import { richTextOf } from './rich-text.ts';
import type { StarterPage } from './starter-page.ts';

/** What happens to people's data, for Indonesia's law on it (UU PDP). A lawyer should read it before it is published. */
export const privacy: StarterPage = {
  title: 'Kebijakan Privasi',
  slug: 'kebijakan-privasi',
  summary: 'Data apa yang kami terima, untuk apa kami memakainya, dan hak Anda menurut UU PDP.',
  blocks: [
    [
      'pages.text',
      {
        text: richTextOf(
          'Kebijakan ini menjelaskan cara kami memproses data pribadi Anda sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP). Pengendali datanya adalah perusahaan yang tercantum di bagian bawah situs ini.',
          '## Data yang kami terima',
          '- Data yang Anda kirim sendiri saat menghubungi kami: nama, nomor telepon atau WhatsApp, alamat email, nama perusahaan, dan isi pesan Anda.\n- Data lamaran kerja bila Anda melamar: riwayat hidup dan dokumen yang Anda lampirkan.\n- Catatan teknis server: alamat IP, waktu akses, dan halaman yang dibuka, untuk menjaga keamanan situs.',
          'Situs ini tidak memasang pelacak atau kuki pihak ketiga tanpa izin Anda. Tautan ke WhatsApp, peta, dan media sosial baru menghubungkan Anda ke layanan itu setelah Anda membukanya; kebijakan privasi layanan tersebut berlaku di sana.',
          'Kami menghitung kunjungan, halaman yang dibuka, pencarian, dan unduhan tanpa kuki. Yang kami simpan hanya jumlahnya per hari, bukan alamat IP atau tanda pengenal Anda.',
          '## Untuk apa kami memakainya',
          '- Menjawab pertanyaan dan menyusun penawaran yang Anda minta.\n- Melaksanakan pesanan, termasuk menagih dan mengirim barang.\n- Menilai lamaran kerja.\n- Memenuhi kewajiban hukum, misalnya pembukuan dan perpajakan.\n- Menjaga keamanan situs.',
          'Dasar pemrosesannya adalah persetujuan Anda, pelaksanaan perjanjian atau permintaan Anda sebelum perjanjian, kewajiban hukum, dan kepentingan kami yang sah atas keamanan situs.',
          '## Siapa yang menerimanya',
          'Data Anda hanya dibaca oleh karyawan yang membutuhkannya untuk pekerjaan mereka dan oleh penyedia jasa yang bekerja atas perintah kami, seperti penyedia server dan perusahaan pengangkutan. Kami tidak menjual data pribadi.',
          '## Berapa lama kami menyimpannya',
          'Kami menyimpan data selama diperlukan untuk tujuan di atas atau selama diwajibkan peraturan, lalu menghapus atau memusnahkannya. Data lamaran yang tidak berlanjut kami hapus paling lambat setelah enam bulan.',
          '## Hak Anda',
          '- Mendapat informasi tentang pemrosesan data Anda dan salinannya.\n- Melengkapi, memperbarui, atau memperbaiki data yang keliru.\n- Meminta pemrosesan diakhiri dan data dihapus.\n- Menarik kembali persetujuan.\n- Menunda atau membatasi pemrosesan, dan mengajukan keberatan.\n- Memindahkan data Anda ke pihak lain dalam format yang lazim.\n- Menggugat dan menerima ganti rugi atas pelanggaran pemrosesan.',
          'Hubungi kami lewat kontak di bawah untuk memakai hak tersebut. Kami menanggapi paling lambat 3 × 24 jam sejak permintaan Anda kami terima.',
          '## Bila terjadi kegagalan pelindungan',
          'Jika data Anda terdampak kegagalan pelindungan data pribadi, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam, beserta data apa yang terungkap, kapan dan bagaimana terjadinya, serta upaya penanganannya.',
          '## Perubahan',
          'Kami memperbarui halaman ini bila cara kami memproses data berubah.',
        ),
      },
    ],
    ['pages.address', { title: 'Kontak', name: '', street: '', phone: '', email: '', map: '', hours: [] }],
  ],
};
