import type { StarterTranslation } from '#server/content/points.ts';
import { offerTypes } from '../offers/offers.ts';
import type { OfferKind } from '../offers/type.ts';
import type { StarterAnswers, StarterOffer } from './offer.ts';
import { richTextOf } from './rich-text.ts';

type Words = Omit<StarterOffer, 'pictures'> & StarterAnswers & { of: string };

/** A product and a service in English, for sites that are read in it, too. `of` is the slug of the original. */
export const translations: StarterTranslation[] = [
  english('packaging', {
    of: 'mailer-box',
    slug: 'mailer-box',
    name: 'Mailer box',
    summary: 'A shipping box for online shops: it locks itself, opens neatly and is printed inside and out.',
    text: [
      'A mailer box protects your goods on the way and is the first impression of your brand. Double side walls absorb knocks, and the front flaps lock without tape.',
      '## What you can add',
      '- full print on the inside\n- cardboard dividers and cushions made for the contents\n- adhesive and tear strips for returns',
    ],
    specification: [
      ['Material', 'Kraft or white kraft, E flute'],
      ['Inside dimensions', 'three stock sizes: 200 × 150 × 60, 280 × 200 × 90, 380 × 280 × 120 mm'],
      ['Load', 'up to 8 kg'],
      ['Print', 'Digital or 4-colour offset, inside and out'],
    ],
    minimum: '200 pieces (stock sizes), 1,000 pieces (your own size)',
    leadTime: '5 working days (stock sizes)',
    uses: 'shipping, retail',
    preparation: [
      ['What goes in', 'the goods, their size and weight'],
      ['Quantity', 'from 200 pieces in stock sizes, from 1,000 in your own size'],
      ['Design', 'print-ready files, or ask us for the template'],
      ['When you need it', 'above all for campaigns and holidays'],
    ],
    questions: [
      [
        'Does it need tape or glue?',
        'No. The flaps lock themselves; add an adhesive strip if the box ships without an outer carton.',
      ],
      [
        'Can you print the inside, too?',
        'Yes, all or part of it. Printing the inside adds two working days.',
      ],
      [
        'How do you make sure of the colours?',
        'You approve a printed sample on the same material before production starts.',
      ],
    ],
  }),
  english('service', {
    of: 'warehousing',
    slug: 'warehousing',
    name: 'Warehousing',
    summary: 'Storage by the pallet, with stock that you can check at any time.',
    text: [
      'You pay for the pallets you use, not for floor space. Incoming goods are scanned, stored by FEFO or FIFO and in your report the same day.',
      '## Available',
      '- selective racks and block storage\n- rooms kept at 18–25 °C\n- single-item picking for online shops',
    ],
    specification: [
      ['Capacity', '18,000 pallet positions'],
      ['Receiving hours', 'Monday to Saturday, 07:00–21:00'],
      ['Stock accuracy', 'recounted every month'],
      ['Smallest rental', '20 pallets, one month'],
      ['System', 'WMS with an API and CSV files'],
    ],
    uses: 'online shops, manufacturers',
    steps: [
      ['Describe your goods', 'How many pallets, which temperature, how many orders a day.'],
      ['See the warehouse', 'We show you the racks and the reports you will get.'],
      ['Goods arrive', 'We scan, count and check them against your list.'],
      ['Your stock is online', 'You order dispatch through the portal, the API or a file.'],
    ],
    preparation: [
      ['Number of pallets', 'on average and at most'],
      ['List of goods', 'code, size, weight and expiry date if there is one'],
      ['In and out', 'by pallet, carton or piece, and how many a day'],
      ['Special needs', 'temperature, racks or permits'],
    ],
    questions: [
      ['What is the shortest rental?', 'One month, from 20 pallets. After that, week by week.'],
      [
        'Are my goods insured?',
        'The building is, against fire, too. We insure the value of your goods on request.',
      ],
      ['Can we come and count for ourselves?', 'Yes, during working hours. Let us know a day before.'],
    ],
  }),
];

function english(
  kind: OfferKind,
  { of, text, specification, steps = [], preparation, questions, ...lines }: Words,
): StarterTranslation {
  const rows = { specification, steps, preparation, questions };
  const asRows = Object.entries(rows).map(([name, pairs]) => [
    name,
    pairs.map(([label, value]) => ({ label, value })),
  ]);
  return {
    type: offerTypes[kind],
    of,
    language: 'en',
    values: { ...lines, text: richTextOf(text), ...Object.fromEntries(asRows) },
  };
}
