import { starterFacts } from '#database/seed/starter-company.ts';
import type { TranslatedOffer } from './offer.ts';

const { pallets, unitsPerDay, sampleDays, cities } = starterFacts;

/** What the company does for its clients. */
export const services: readonly TranslatedOffer[] = [
  {
    of: 'contract-packaging',
    slug: 'contract-packaging',
    name: 'Contract packaging',
    summary: 'We pack, label and assemble your products, on our lines or in your warehouse.',
    text: [
      'Peak season, a promotional bundle or repacking for a new market: you send us the goods, and we send them back ready for sale.',
      '## What we do',
      '- assembling hampers, bundles and subscription boxes\n- relabelling, including BPOM and SNI stickers\n- shrink-wrapping, banding and repacking returns',
      'Each line has one supervisor, whom you know by name, and reports its output at the end of every shift.',
    ],
    specification: [
      ['Capacity', `${unitsPerDay.toLocaleString('en')} units a day on four lines`],
      ['Minimum quantity', '2,000 units'],
      ['Lead time', '5 working days after sample approval'],
      ['Inspection', 'AQL 1.0, with a photo of every pallet'],
      ['Locations', cities.join(' and ')],
    ],
    uses: 'food, retail',
    steps: [
      ['You send a sample', 'One full set of contents and packaging, or drawings.'],
      ['We run a trial', 'We time the work on the line and send you a unit price.'],
      ['You approve the sample', 'It becomes the reference for every inspection.'],
      ['We pack and report', 'A report after every shift, with a photo of every pallet.'],
    ],
    preparation: [
      ['Number of units', 'per shipment and per month'],
      ['Contents of one pack', 'items, quantities and packing sequence'],
      ['Labels and permits', 'label files, BPOM or SNI numbers if required'],
      ['Due date', 'and where to send the finished goods'],
    ],
    questions: [
      [
        'Who supplies the packaging?',
        'Either you or we can. Boxes, labels and foam come straight from our factory.',
      ],
      ['Can you work in our warehouse?', 'Yes, from 10,000 units. We bring the team and the workbenches.'],
      ['What happens to damaged goods?', 'We set them aside, photograph them and return them with a list.'],
    ],
  },
  {
    of: 'warehousing',
    slug: 'warehousing',
    name: 'Warehousing',
    summary: 'Storage by the pallet, with stock levels you can check at any time.',
    text: [
      'You pay for the pallets you use, not for floor space. Incoming goods are scanned, stored by FEFO or FIFO, and appear in your report the same day.',
      '## Available',
      '- selective racking and block storage\n- temperature-controlled rooms (18–25 °C)\n- piece picking for online shops',
    ],
    specification: [
      ['Capacity', `${pallets.toLocaleString('en')} pallet positions`],
      ['Receiving hours', 'Monday to Saturday, 07:00–21:00'],
      ['Stocktaking', 'every location once a month'],
      ['Minimum rental', '20 pallets, one month'],
      ['System', 'WMS with an API and CSV exchange'],
    ],
    uses: 'e-commerce, manufacturing',
    steps: [
      ['Describe your goods', 'Number of pallets, temperature and orders per day.'],
      ['See the warehouse', 'We show you the racking and the reports you’ll receive.'],
      ['Goods arrive', 'We scan, count and check them against your list.'],
      ['Your stock is online', 'Request dispatches through the portal, the API or a file.'],
    ],
    preparation: [
      ['Number of pallets', 'on average and at peak'],
      ['List of goods', 'code, size, weight and, where there is one, expiry date'],
      ['Goods in and out', 'by pallet, carton or piece, and how many a day'],
      ['Special requirements', 'temperature, racking or permits'],
    ],
    questions: [
      ['What is the shortest rental?', 'One month, from 20 pallets. After that, week by week.'],
      [
        'Are my goods insured?',
        'The building is insured, including against fire. We insure the value of your goods on request.',
      ],
      ['Can we come and count for ourselves?', 'Yes, during working hours. Please give us a day’s notice.'],
    ],
  },
  {
    of: 'freight',
    slug: 'freight',
    name: 'Road and sea freight',
    summary:
      'From a single pallet to a full truckload, on fixed schedules to cities in Java, Sumatra and Bali.',
    text: [
      'We choose the mode by deadline and cost, and give you one number for door-to-door tracking. If the schedule slips, you hear it from us first.',
      '## Modes',
      '- box, wing-van and three-axle trucks\n- 20- and 40-foot containers between the islands\n- weekly LCL from Tanjung Priok and Tanjung Perak',
    ],
    specification: [
      ['Departures', 'every working day (road), every week (sea)'],
      ['Minimum load', '1 pallet'],
      ['Tracking', 'truck position every 15 minutes'],
      ['Insurance', 'up to the full value of the goods, optional at booking'],
      ['Proof of delivery', 'photo and digital signature'],
    ],
    uses: 'manufacturing, e-commerce, export',
    steps: [
      ['Send us the route', 'Origin, destination, load and loading date.'],
      ['Get your options', 'Modes, transit times and costs on one sheet.'],
      ['We collect', 'You get the driver’s name and the truck number the day before.'],
      ['Follow it to the door', 'One number for the position, photos and proof of delivery.'],
    ],
    preparation: [
      ['Loading and delivery addresses', 'with opening hours and truck restrictions'],
      ['Load', 'number of pallets or packages, dimensions and weight'],
      ['Value of the goods', 'if you want them insured'],
      ['Deadline', 'the latest arrival date'],
    ],
    questions: [
      ['Can I send just one pallet?', 'Yes. It shares a truck with other loads for the same city.'],
      [
        'What happens if the truck is late?',
        'We let you know before the agreed time, with a new estimated time of arrival.',
      ],
      [
        'Are loading and unloading included?',
        'Forklift loading is included. Labour for unloading can be added when you book.',
      ],
    ],
  },
  {
    of: 'packaging-design',
    slug: 'packaging-design',
    name: 'Packaging design',
    summary: 'Structures and artwork that save material, proven with samples and drop tests.',
    text: [
      'Good packaging starts with the product. Our engineers measure it, design the structure and cut a sample on our sample table the same day.',
      '## How we get there',
      '- measuring the product and how it travels\n- designing the structure and calculating its strength\n- white sample, drop test and printed sample\n- die line and artwork ready for production',
    ],
    specification: [
      ['First sample', `${sampleDays} working days`],
      ['Tests', 'ISTA 1A and 3A drop, stacking, vibration'],
      ['Files', 'ARD, DXF, print-ready PDF'],
      ['Cost', 'credited against your production order'],
    ],
    uses: 'food, retail, e-commerce',
    steps: [
      ['We measure the product', 'And look at its route, its stacking height and how it is opened.'],
      ['Structural drawings', 'Two options, each with its material and cost.'],
      ['Sample and test', 'You try the white sample; we drop it and stack it.'],
      ['Ready for production', 'The die line and the artwork are yours to keep.'],
    ],
    preparation: [
      ['The product', 'one to three samples'],
      ['Current packaging', 'and what you would like to improve'],
      ['Brand', 'your logo, colours and typefaces'],
      ['Quantity per year', 'it decides the material and the printing method'],
    ],
    questions: [
      ['Do we own the design?', 'Yes, once you have paid the design fee or ordered production from us.'],
      ['How many revisions are included?', 'Two, each with a new white sample.'],
      [
        'Can we order just a drop test?',
        'Yes. Send three packed samples and an empty one; the report is ready in three working days.',
      ],
    ],
  },
  {
    of: 'export-handling',
    slug: 'export-handling',
    name: 'Export handling',
    summary: 'Crates, fumigation, documents and container loading, right up to sailing.',
    text: [
      'One team handles both the packaging and the paperwork, so the dimensions on the packing list match the crate.',
      '## Documents we prepare',
      '- packing list, invoice and export declaration (PEB)\n- ISPM 15 and fumigation certificates\n- certificate of origin',
    ],
    specification: [
      ['Ports', 'Tanjung Priok, Tanjung Perak, Tanjung Emas'],
      ['Container loading', 'at our warehouse or at your plant'],
      ['Loading photos', 'of every row of pallets'],
      ['Documents', 'ready in 2 working days'],
    ],
    uses: 'export, manufacturing',
    steps: [
      ['Send the invoice and dimensions', 'We check the rules of the destination country.'],
      ['Packing and fumigation', 'Crates, pallets and ISPM 15 stamps.'],
      ['Documents', 'Export declaration, packing list and certificates in two working days.'],
      ['Container loading', 'With photos of every row, the seal and the container number.'],
    ],
    preparation: [
      ['Invoice and packing list', 'or a list of the goods with values and weights'],
      ['HS codes', 'if you have them'],
      ['Destination country and port', 'and the Incoterms'],
      ['Sailing date', 'or the date the goods must arrive'],
    ],
    questions: [
      [
        'We have never exported before. Can you help?',
        'Yes. Before anything starts, we explain which documents you need.',
      ],
      [
        'Are port charges included?',
        'They are listed separately in the quote, at the port tariff of the day.',
      ],
      ['Can you prepare just the documents?', 'Yes, as long as the dimensions and weights are final.'],
    ],
  },
  {
    of: 'returns',
    slug: 'returns',
    name: 'Returns handling',
    summary: 'We inspect, photograph and repack returned goods, so you can sell them again soon.',
    text: [
      'Returns that pile up tie up your money. We inspect every item against your checklist, set aside what can be sold and report why each one came back.',
      '## Options after inspection',
      '- back to stock in new packaging\n- repaired or cleaned\n- destroyed, with a certificate of destruction',
    ],
    specification: [
      ['Inspection', 'within 48 hours of receipt'],
      ['Report', 'a photo and a reason for every item'],
      ['Repacking', 'in your packaging, stocked in our warehouse'],
      ['Minimum quantity', '100 items a month'],
    ],
    uses: 'e-commerce, retail',
    steps: [
      ['Agree on the checklist', 'What to sell again, repair or destroy.'],
      ['We receive the goods', 'From couriers or shops, and scan them the same day.'],
      ['Inspect and photograph', 'Within 48 hours, with a reason for every item.'],
      ['Back to stock', 'Repacked and ready to sell, with a weekly report.'],
    ],
    preparation: [
      ['Number of returns', 'per month and in peak season'],
      ['List of goods', 'codes, photos and what comes with each item'],
      ['Your rules', 'what may be sold again'],
      ['Replacement packaging', 'from your stock in our warehouse, or made by us'],
    ],
    questions: [
      ['Can our buyers send returns straight to you?', 'Yes. We set up a return address for your shop.'],
      [
        'Do you also clean or repair goods?',
        'We clean them and replace the packaging. Repairs are done by your partner.',
      ],
      [
        'How are goods destroyed?',
        'In line with waste regulations, documented with photos and a certificate.',
      ],
    ],
  },
];
