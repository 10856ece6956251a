import { richTextOf } from '../rich-text.ts';
import type { StarterPage } from '../starter-page.ts';

export const about: StarterPage = {
  title: 'About us',
  slug: 'about-us',
  summary:
    'In Cikarang since 2009: one team for packaging, warehousing and freight, so that your goods arrive as they left.',
  blocks: [
    [
      'pages.figures',
      {
        title: '',
        figures: [
          { value: '2009', label: 'founded' },
          { value: '18,000', label: 'pallet positions in two warehouses' },
          { value: '40,000', label: 'units packed a day' },
          { value: '3', label: 'working days to the first sample' },
        ],
      },
    ],
    [
      'pages.text',
      {
        text: richTextOf(
          'We make packaging from board, wood and foam, then store and ship what goes into it. Because one team handles it all, your packaging is designed for the way the goods are really stacked, lifted and moved.',
          'Our clients range from home businesses that send dozens of parcels a day to manufacturers that export machinery. Their orders differ in size, our way of working doesn’t: we start from your goods, make a sample before production, and put schedule and price in writing from the outset.',
        ),
      },
    ],
    [
      'pages.timeline',
      {
        title: 'It began with one machine',
        steps: [
          {
            when: '2009',
            title: 'Five people in Cikarang',
            text: 'One second-hand die-cutting machine, and boxes for businesses around the industrial estate.',
          },
          {
            when: '2014',
            title: 'Our own warehouse and trucks',
            text: 'Clients asked us to store their boxes. Since then we have stored what goes into them, too, and delivered it.',
          },
          {
            when: '2019',
            title: 'A second warehouse in Surabaya',
            text: 'For East Java, Bali and the port of Tanjung Perak. The two warehouses hold 18,000 pallet positions.',
          },
        ],
      },
    ],
    ['home.clients', { title: 'Trusted by' }],
    ['pages.address', { title: 'Factory and warehouse', name: '', street: '', hours: [] }],
    [
      'pages.team',
      {
        title: 'The people you will meet',
        people: [
          ['Hendra Kusuma', 'Director'],
          ['Maya Lestari', 'Packaging design'],
          ['Agus Setiawan', 'Warehouse manager, Cikarang'],
          ['Dian Puspita', 'Customer service'],
        ].map(([name, role]) => ({ fileId: null, name, role, phone: '', email: '' })),
      },
    ],
    [
      'pages.action',
      {
        title: 'Tell us what you ship',
        text: 'Send a photo of your goods and their dimensions. We reply with a packaging recommendation and a price estimate.',
        label: 'Contact us',
      },
    ],
  ],
};
