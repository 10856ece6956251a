import { starterFacts } from '#database/seed/starter-company.ts';
import { richTextOf } from '../rich-text.ts';
import type { StarterPage } from '../starter-page.ts';

const { founded, pallets, unitsPerDay, sampleDays } = starterFacts;

export const about: StarterPage = {
  title: 'About us',
  slug: 'about-us',
  summary: `In Cikarang since ${founded}: one team for packaging, warehousing and freight, so your goods arrive just as they left.`,
  blocks: [
    [
      'pages.figures',
      {
        title: '',
        figures: [
          { value: founded, label: 'year founded' },
          { value: pallets.toLocaleString('en'), label: 'pallet positions in two warehouses' },
          { value: unitsPerDay.toLocaleString('en'), label: 'units packed a day' },
          { value: sampleDays, label: 'working days to your first sample' },
        ],
      },
    ],
    [
      'pages.text',
      {
        text: richTextOf(
          'We make packaging from board, wood and foam, then store and ship what goes into it. Because one team handles it all, your packaging is designed for the way your goods are actually stacked, lifted and moved.',
          'Our clients range from home businesses sending dozens of parcels a day to manufacturers exporting machinery. Their orders differ in size; the way we work doesn’t. We start with your goods, make a sample before production, and put the schedule and the price in writing from the outset.',
        ),
      },
    ],
    [
      'pages.timeline',
      {
        title: 'It began with one machine',
        steps: [
          {
            when: founded,
            title: 'Five people in Cikarang',
            text: 'One second-hand die-cutting machine, making boxes for businesses on the industrial estate.',
          },
          {
            when: '2014',
            title: 'Our own warehouse and trucks',
            text: 'Clients asked us to store their boxes. Since then we have also stored what goes into them, and delivered it.',
          },
          {
            when: '2019',
            title: 'A second warehouse in Surabaya',
            text: `For East Java, Bali and the port of Tanjung Perak. Together, the two warehouses hold ${pallets.toLocaleString('en')} pallets.`,
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
        text: 'Send us a photo and the dimensions of your goods. We’ll reply with a packaging recommendation and a price estimate.',
        label: 'WhatsApp',
      },
    ],
  ],
};
