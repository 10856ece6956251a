import type { TranslatedOffer } from './offer.ts';

/** What protects on long ways: crates, foam, pallets, labels. */
export const protection: readonly TranslatedOffer[] = [
  {
    of: 'wooden-crate',
    slug: 'export-wooden-crate',
    name: 'Export wooden crate',
    summary: 'Framed wooden crates for machinery and spare parts, heat-treated to ISPM\u00A015.',
    text: [
      'We design each crate around the centre of gravity and the lifting points of your goods, not around the nearest stock size. Cross bracing absorbs shocks, and steel angles protect the corners when a forklift lifts the crate.',
      '## Included',
      '- heat treatment and ISPM 15 stamp\n- moisture-barrier bag and silica gel\n- marks for the centre of gravity, this way up and the lifting points',
      'For goods over a tonne, our team packs at your plant.',
    ],
    specification: [
      ['Material', 'Pine or meranti, 9–12 mm plywood'],
      ['Treatment', 'ISPM 15 HT, certified'],
      ['Size', 'made to measure, up to 6,000 mm long'],
      ['Maximum load', '5,000 kg'],
      ['Corner protection', '2 mm steel angles'],
    ],
    minimum: '1 crate',
    leadTime: '4–7 working days',
    uses: 'export',
    preparation: [
      ['A drawing or photo of the goods', 'with its outside dimensions and weight'],
      ['Lifting points and centre of gravity', 'if your drawing shows them'],
      ['Destination country', 'and the mode of transport: sea, air or road'],
      ['Packing location', 'our warehouse or your plant'],
    ],
    questions: [
      [
        'Is the ISPM 15 certificate included?',
        'Yes. Every crate is stamped and comes with a copy of its treatment certificate.',
      ],
      [
        'Can the crate be reused?',
        'Yes. Ask for bolts instead of nails, so the walls can be taken off and put back.',
      ],
      [
        'Can you come and take the measurements?',
        'Yes, in Greater Jakarta and around Surabaya, for goods over a tonne.',
      ],
    ],
  },
  {
    of: 'protective-foam',
    slug: 'protective-foam',
    name: 'Protective foam',
    summary: 'Foam cut to the shape of your goods, from electronics to laboratory glass.',
    text: [
      'The right foam cushions a fall without making the package bulky. We assess the weight and fragility of your goods, choose the density and cut the foam with a CNC knife.',
      '## Available materials',
      '- EPE for light and medium-weight goods\n- EVA for surfaces that scratch easily\n- antistatic PU for circuit boards',
    ],
    specification: [
      ['Material', 'EPE, EVA or antistatic PU'],
      ['Density', '18–45 kg/m³'],
      ['Thickness', '2–150 mm'],
      ['Cutting tolerance', '± 1 mm'],
      ['Colour', 'White, black or pink (antistatic)'],
    ],
    minimum: '100 sets',
    leadTime: '5 working days',
    uses: 'shipping, export',
    preparation: [
      ['A sample of the goods', 'or a 3D model as a STEP file'],
      ['Weight and fragile parts', 'screens, corners, levers, glass'],
      ['The outer box', 'its inside dimensions, or ask us to make it'],
      ['Number of sets', 'for the first order'],
    ],
    questions: [
      [
        'Which material is right for circuit boards?',
        'Pink antistatic PU. We can supply a surface resistance report.',
      ],
      [
        'How long does a sample take?',
        'Three working days from when we receive your goods. You get them back with the foam sample.',
      ],
      [
        'Is there a recyclable option?',
        'EPE can be recycled. To avoid plastic altogether, choose corrugated cushioning.',
      ],
    ],
  },
  {
    of: 'export-pallet',
    slug: 'export-pallet',
    name: 'Export pallet',
    summary: 'Certified four-way wooden pallets, ready for containers and selective racking.',
    text: [
      'Uniform pallets speed up loading. Our sizes are matched to 20- and 40-foot containers, so no space is wasted.',
      'Every pallet is stamped and counted, and we can deliver on a schedule, so your warehouse doesn’t fill up with empty pallets.',
    ],
    specification: [
      ['Material', 'Pine or rubberwood, kiln-dried'],
      ['Treatment', 'ISPM 15 HT'],
      ['Size', '1,100 × 1,100 mm, 1,200 × 1,000 mm or 1,200 × 800 mm'],
      ['Dynamic load', '1,500 kg'],
      ['Static load', '4,000 kg'],
      ['Fork entry', 'Four-way'],
    ],
    minimum: '50 pallets',
    leadTime: 'Scheduled deliveries',
    uses: 'export',
    preparation: [
      ['Pallet size', 'or the size of the boxes stacked on it'],
      ['Weight of the load', 'per pallet, and whether it will be racked'],
      ['Schedule', 'quantity per week or per month'],
      ['Delivery address', 'and whether a forklift is available'],
    ],
    questions: [
      [
        'Do all pallets carry the ISPM 15 stamp?',
        'Yes, on two sides. It includes the registration number, which can be traced.',
      ],
      ['Can you deliver in small lots?', 'Yes. We hold your stock and deliver on an agreed schedule.'],
      [
        'Do you take back used pallets?',
        'Yes. We collect undamaged four-way pallets when we deliver new ones.',
      ],
    ],
  },
  {
    of: 'printed-label',
    slug: 'printed-label',
    name: 'Printed labels',
    summary: 'Barcode labels on rolls that stay readable in cold, wet and dusty warehouses.',
    text: [
      'One unreadable label can stop a shipment. We test the adhesive and the ink on your packaging before we print.',
      '## Variable data',
      '- serial numbers, dates and barcodes from your file\n- GS1-128, QR and DataMatrix\n- camera inspection of every label',
    ],
    specification: [
      ['Material', 'Semi-coated paper, white PP or thermal'],
      ['Adhesive', 'Permanent, removable or deep-freeze (−25 °C)'],
      ['Size', '20 × 10 mm up to 200 × 300 mm'],
      ['Print', '6-colour flexo or thermal transfer'],
      ['Roll core', '25, 40 or 76 mm'],
    ],
    minimum: '5,000 labels',
    leadTime: '4 working days',
    uses: 'food, retail, shipping',
    preparation: [
      ['Size and shape', 'in millimetres, or a photo of your current label'],
      ['Surface and temperature', 'plastic, glass, board; ambient or frozen'],
      ['Variable data', 'a sample file if there are serial numbers or dates'],
      ['Application', 'by hand, by printer or by labelling machine'],
    ],
    questions: [
      ['Do they stick in a freezer?', 'Yes, with deep-freeze adhesive. We test it on your packaging first.'],
      [
        'Will the labels fit our printer?',
        'Tell us the make, and we’ll match the core and the winding direction of the rolls.',
      ],
      [
        'What about halal or BPOM labels?',
        'We print them from your file; you provide the registration number.',
      ],
    ],
  },
];
