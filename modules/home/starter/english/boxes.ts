import type { TranslatedOffer } from './offer.ts';

/** Boxes and tubes. */
export const boxes: readonly TranslatedOffer[] = [
  {
    of: 'die-cut-box',
    slug: 'die-cut-box',
    name: 'Die-cut box',
    summary: 'A box cut to your own design: with a handle, with a window or locking without glue.',
    text: [
      'The die cuts and creases a sheet of board in a single stroke. You get a box that fits its contents, folds in seconds and needs no tape.',
      '## Made for',
      '- takeaway food and drinks\n- hampers and gift sets\n- retail products on display',
      'Send us a sample of your product. Within three working days we draw the die line and cut a plain white box for you to try, before any tooling is made.',
    ],
    specification: [
      ['Material', 'Corrugated board, or duplex board of 310–450 gsm'],
      ['Flute', 'E (1.6 mm) or F (0.8 mm)'],
      ['Inside dimensions', '60 × 60 × 30 mm up to 600 × 400 × 250 mm'],
      ['Maximum load', '6 kg'],
      ['Print', '4-colour offset or 1–3-colour flexo, matt or gloss lamination'],
    ],
    minimum: '1,000 pieces',
    leadTime: '10 working days after sample approval',
    uses: 'food, retail',
    preparation: [
      ['A sample or its dimensions', 'length, width, height and weight of one item'],
      ['Quantity', 'for the first order, and an estimate for the year'],
      ['Artwork', 'an AI or PDF file, or just your logo and colours'],
      ['How it is used', 'takeaway, on display or sent by courier'],
    ],
    questions: [
      [
        'Do I need my own die line?',
        'No. We draw it from your product and send you a plain white box to try.',
      ],
      [
        'Do I pay for the die with every order?',
        'No, only once. We keep it and reuse it for your repeat orders.',
      ],
      [
        'Is it safe for direct food contact?',
        'Ask for food-grade board when you request a quote. For greasy food we recommend a coating on the inside.',
      ],
    ],
  },
  {
    of: 'corrugated-carton',
    slug: 'corrugated-box',
    name: 'Corrugated box',
    summary: 'RSC shipping boxes in your own size, from single wall to triple wall.',
    text: [
      'Corrugated boxes are the workhorse of shipping: light, strong when stacked and easy to recycle. We calculate their strength from the weight of the contents, the stacking height and the humidity of the warehouse.',
      '## Choosing the wall',
      '- Single wall for goods up to 15 kg and courier parcels\n- Double wall for tall pallets and goods up to 35 kg\n- Triple wall in place of a wooden crate for light machinery',
      'Every order comes with a box compression test (BCT) report, so your warehouse team knows how many layers are safe.',
    ],
    specification: [
      ['Material', 'Kraft or medium, 125–275 gsm'],
      ['Flute', 'B, C, BC or ACC'],
      ['Inside dimensions', 'from 150 × 100 × 80 mm up to 1,200 × 1,000 × 1,000 mm'],
      ['Maximum load', '15 kg (single wall), 35 kg (double wall), 300 kg (triple wall)'],
      ['Stacking strength', 'BCT 250–1,800 kgf'],
      ['Print', '1–3-colour flexo, water-based inks'],
    ],
    minimum: '500 pieces',
    leadTime: '7 working days',
    uses: 'shipping, export',
    preparation: [
      ['Inside dimensions', 'length × width × height, in millimetres'],
      ['Weight of the contents', 'per box, and how many layers you stack'],
      ['Quantity', 'per order and per month'],
      ['Print', 'plain, a one-colour logo or print-ready artwork'],
    ],
    questions: [
      [
        'I don’t know which flute I need. Can you help?',
        'Yes. Tell us the weight of the contents and the stacking height, and we’ll work out the flute and the paper weight.',
      ],
      ['Can I have a sample first?', 'Yes. A plain sample in your size is ready in three working days.'],
      [
        'Are the boxes delivered flat?',
        'Yes, flat and strapped in bundles of 25 on a pallet, which saves space in your warehouse.',
      ],
    ],
  },
  {
    of: 'mailer-box',
    slug: 'mailer-box',
    name: 'Mailer box',
    summary: 'A shipping box for online shops: self-locking, neat to open, printed inside and out.',
    text: [
      'A mailer box protects your goods on the way and makes the first impression of your brand. Double side walls absorb knocks, and the front flaps lock without tape.',
      '## Options',
      '- full print on the inside\n- dividers and board cushioning cut for your contents\n- adhesive and tear strips for returns',
    ],
    specification: [
      ['Material', 'Kraft or white kraft, E flute'],
      ['Inside dimensions', 'three stock sizes: 200 × 150 × 60, 280 × 200 × 90, 380 × 280 × 120 mm'],
      ['Maximum load', '8 kg'],
      ['Print', 'Digital or 4-colour offset, inside and out'],
    ],
    minimum: '200 pieces (stock sizes), 1,000 pieces (custom sizes)',
    leadTime: '5 working days (stock sizes)',
    uses: 'shipping, retail',
    preparation: [
      ['Contents', 'what goes in, its size and its weight'],
      ['Quantity', 'from 200 pieces in stock sizes, from 1,000 in custom sizes'],
      ['Artwork', 'print-ready files, or ask us for a template'],
      ['When you need it', 'especially for campaigns and holidays'],
    ],
    questions: [
      [
        'Does it need tape or glue?',
        'No. The flaps lock by themselves; add an adhesive strip if the box ships without an outer carton.',
      ],
      ['Can you print the inside too?', 'Yes, all or part of it. Printing the inside adds two working days.'],
      [
        'How do I know the colours will be right?',
        'You approve a sample printed on the same material before production starts.',
      ],
    ],
  },
  {
    of: 'mailing-tube',
    slug: 'mailing-tube',
    name: 'Mailing tube',
    summary: 'Spiral-wound tubes for posters, technical drawings and fabric, with caps that stay on.',
    text: [
      'Rolled paper mustn’t crease on the road. Our tubes are spiral-wound from several layers of kraft, so they stay straight and survive being stepped on.',
      'Plastic caps come in three colours; for plastic-free shipping, choose metal caps or folded ends.',
    ],
    specification: [
      ['Material', 'Recycled kraft, 4–8 plies'],
      ['Inside diameter', '38, 50, 76 and 100 mm'],
      ['Length', '200–1,500 mm'],
      ['Wall thickness', '1.5–4 mm'],
      ['Print', 'Label or one-colour direct print'],
    ],
    minimum: '300 pieces',
    leadTime: '6 working days',
    uses: 'shipping',
    preparation: [
      ['Sheet size', 'its width when rolled, and the thickness of the roll'],
      ['Sheets per tube', 'one or several'],
      ['Caps', 'plastic, metal or folded'],
      ['Print', 'plain, with a label or in one colour'],
    ],
    questions: [
      [
        'Which diameter fits an A1 poster?',
        '50 mm for one to three sheets, 76 mm for heavy paper or heavily inked prints.',
      ],
      [
        'Are the tubes rainproof?',
        'Kraft withstands splashes. For long journeys we recommend a plastic sleeve inside.',
      ],
      ['Can you cut different lengths?', 'Yes, up to three in one order.'],
    ],
  },
];
