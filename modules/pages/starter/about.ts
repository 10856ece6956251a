import { starterFacts } from '#database/seed/starter-company.ts';
import { richTextOf } from './rich-text.ts';
import type { StarterPage } from './starter-page.ts';

const { founded, pallets, unitsPerDay, sampleDays } = starterFacts;

/** Who the company is. Blocks of other modules, and the picture, are left out on sites without them. */
export const about: StarterPage = {
  title: 'Tentang Kami',
  slug: 'tentang-kami',
  summary: `Sejak ${founded} di Cikarang: satu tim untuk kemasan, gudang, dan pengiriman, supaya barang Anda tiba seperti saat berangkat.`,
  cover: 'warehouse-cutaway',
  blocks: [
    [
      'pages.figures',
      {
        title: '',
        figures: [
          { value: founded, label: 'tahun berdiri' },
          { value: pallets.toLocaleString('id'), label: 'posisi palet di dua gudang' },
          { value: unitsPerDay.toLocaleString('id'), label: 'unit dikemas per hari' },
          { value: sampleDays, label: 'hari kerja sampai contoh jadi' },
        ],
      },
    ],
    [
      'pages.text',
      {
        text: richTextOf(
          'Kami membuat kemasan dari karton, kayu, dan busa, lalu menyimpan dan mengirim isinya. Karena satu tim mengurus semuanya, kemasan dirancang untuk cara barang itu benar-benar ditumpuk, diangkat, dan diangkut.',
          'Pelanggan kami beragam: dari usaha rumahan yang mengirim puluhan paket sehari sampai pabrik yang mengekspor mesin. Besar pesanannya berbeda, tetapi cara kerja kami sama: mulai dari barang Anda, contoh sebelum produksi, serta jadwal dan harga tertulis sejak awal.',
        ),
      },
    ],
    [
      'pages.timeline',
      {
        title: 'Dari satu mesin potong',
        steps: [
          {
            when: founded,
            title: 'Lima orang di Cikarang',
            text: 'Satu mesin die-cutting bekas, dan kotak untuk usaha di sekitar kawasan industri.',
          },
          {
            when: '2014',
            title: 'Gudang dan truk sendiri',
            text: 'Pelanggan meminta kami menyimpan kotak mereka. Sejak itu kami juga menyimpan isinya, dan mengantarnya.',
          },
          {
            when: '2019',
            title: 'Gudang kedua di Surabaya',
            text: `Untuk Jawa Timur, Bali, dan pelabuhan Tanjung Perak. Kedua gudang menampung ${pallets.toLocaleString('id')} palet.`,
          },
        ],
      },
    ],
    ['home.clients', { title: 'Dipercaya oleh' }],
    [
      'pages.address',
      { title: 'Pabrik dan gudang', name: '', street: '', phone: '', email: '', map: '', hours: [] },
    ],
    [
      'pages.team',
      {
        title: 'Orang yang Anda temui',
        people: [
          ['Hendra Kusuma', 'Direktur'],
          ['Maya Lestari', 'Desain kemasan'],
          ['Agus Setiawan', 'Kepala gudang Cikarang'],
          ['Dian Puspita', 'Layanan pelanggan'],
        ].map(([name, role]) => ({ fileId: null, name, role, phone: '', email: '' })),
      },
    ],
    [
      'pages.action',
      {
        title: 'Ceritakan apa yang Anda kirim',
        text: 'Kirim foto dan ukuran barangnya. Kami balas dengan saran kemasan dan perkiraan harga.',
        label: 'WhatsApp',
        link: '',
      },
    ],
  ],
};
