import { richTextOf } from './rich-text.ts';
import type { StarterPage } from './starter-page.ts';

/** Who the company is. Blocks of other modules are left out on sites without them. */
export const about: StarterPage = {
  title: 'Tentang Kami',
  slug: 'tentang-kami',
  summary: 'Satu tim untuk kemasan, gudang, dan pengiriman, supaya barang Anda tiba seperti saat berangkat.',
  blocks: [
    [
      'pages.text',
      {
        text: richTextOf(
          'Kami membuat kemasan dari karton, kayu, dan busa, lalu menyimpan dan mengirim isinya. Karena satu tim mengurus semuanya, kemasan dirancang untuk cara barang itu benar-benar ditumpuk, diangkat, dan diangkut.',
          'Pelanggan kami beragam: dari usaha rumahan yang mengirim puluhan paket sehari sampai pabrik yang mengekspor mesin. Ukuran pesanannya berbeda, cara kami bekerja sama.',
          '## Cara kami bekerja',
          '- Kami mulai dari barang Anda: ukuran, berat, dan perjalanan yang akan ditempuhnya.\n- Anda mencoba contoh sebelum kami memproduksi.\n- Jadwal dan harga tertulis sejak awal, dan kami mengabari Anda sebelum ada yang berubah.',
        ),
      },
    ],
    ['home.offers', { title: 'Yang kami kerjakan', of: 'service', show: 'first', count: 6, ids: [] }],
    ['home.clients', { title: 'Dipercaya oleh' }],
    ['gallery.pictures', { title: 'Dari pabrik dan gudang', typeId: null, count: 6 }],
    [
      'pages.action',
      {
        title: 'Ceritakan apa yang Anda kirim',
        text: 'Kirim foto dan ukuran barangnya. Kami balas dengan saran kemasan dan perkiraan harga.',
        label: 'Hubungi kami',
        link: '',
      },
    ],
  ],
};
