import type { StarterPage } from './starter-page.ts';

/** How to reach the company. Its address comes from the Brand setting. */
export const contact: StarterPage = {
  title: 'Kontak',
  slug: 'kontak',
  summary: 'Cara tercepat menghubungi kami, alamat kantor, dan jam buka.',
  blocks: [
    [
      'pages.address',
      { title: 'Kantor dan gudang', name: '', street: '', phone: '', email: '', map: '', hours: [] },
    ],
    [
      'pages.action',
      {
        title: 'Tanya lewat WhatsApp',
        text: 'Paling cepat pada jam kerja. Sertakan ukuran barang, jumlah, dan kota tujuan agar kami bisa langsung menghitung.',
        label: 'WhatsApp',
        link: '',
      },
    ],
    ['delivery.areas', { title: '' }],
    [
      'pages.questions',
      {
        title: 'Sebelum Anda bertanya',
        questions: [
          {
            question: 'Apa yang perlu saya siapkan untuk minta penawaran?',
            answer:
              'Ukuran barang (panjang × lebar × tinggi), beratnya, jumlah per pesanan, dan kota tujuan. Foto barang sangat membantu.',
          },
          {
            question: 'Bisakah saya mendapat contoh dulu?',
            answer:
              'Bisa. Kami membuat contoh sebelum produksi supaya Anda dapat mencobanya dengan barang Anda.',
          },
          {
            question: 'Bolehkah saya datang ke pabrik atau gudang?',
            answer: 'Tentu. Kabari kami sehari sebelumnya agar ada yang menemani Anda.',
          },
        ],
      },
    ],
  ],
};
