import type { TranslatedOffer } from './offer.ts';

/** What the company does for its clients. */
export const services: readonly TranslatedOffer[] = [
  {
    of: 'contract-packaging',
    slug: 'contract-packaging',
    name: 'Contract packaging',
    summary: 'We pack, label and assemble your products, on our lines or in your warehouse.',
    text: [
      'Peak season, a promotional bundle or repacking for a new market: you send us the goods, we return them ready for sale.',
      '## What we do',
      '- assembly of hampers, bundles and subscription boxes\n- relabelling, and BPOM or SNI stickers\n- shrink wrapping, banding and repacking of returns',
      'Each line has one person in charge, whom you know by name, and reports its output at the end of every shift.',
    ],
    specification: [
      ['Capacity', '40,000 units a day on four lines'],
      ['Minimum quantity', '2,000 units'],
      ['Start', '5 working days after sample approval'],
      ['Inspection', 'AQL 1.0, with a photo of every pallet'],
      ['Locations', 'Cikarang and Surabaya'],
    ],
    uses: 'food, retail',
    steps: [
      ['You send a sample', 'One set of contents and packaging, or drawings of them.'],
      ['We run a trial', 'We time each unit on the line and send you the price.'],
      ['You approve the sample', 'The approved sample is what we inspect against.'],
      ['We pack and report', 'Output of every shift, with a photo of every pallet.'],
    ],
    preparation: [
      ['Number of units', 'per shipment and per month'],
      ['Contents of one pack', 'items, quantities and their order'],
      ['Labels and permits', 'label files, BPOM or SNI numbers if required'],
      ['Due date', 'and where the finished goods go'],
    ],
    questions: [
      [
        'Who supplies the packaging?',
        'You or we. Boxes, labels and foam can come straight from our factory.',
      ],
      ['Can you work in our warehouse?', 'Yes, from 10,000 units. We bring the team and the workbenches.'],
      ['What happens to damaged goods?', 'We set them aside, photograph them and return them with a list.'],
    ],
  },
  {
    of: 'warehousing',
    slug: 'warehousing',
    name: 'Warehousing',
    summary: 'Storage by the pallet, with stock that you can check at any time.',
    text: [
      'You pay for the pallets you use, not for floor space. Incoming goods are scanned, stored by FEFO or FIFO and in your report the same day.',
      '## Available',
      '- selective racking and block storage\n- rooms kept at 18–25 °C\n- single-item picking for online shops',
    ],
    specification: [
      ['Capacity', '18,000 pallet positions'],
      ['Receiving hours', 'Monday to Saturday, 07:00–21:00'],
      ['Stock accuracy', 'recounted every month'],
      ['Minimum rental', '20 pallets, one month'],
      ['System', 'WMS with an API and CSV files'],
    ],
    uses: 'e-commerce, manufacturing',
    steps: [
      ['Describe your goods', 'How many pallets, which temperature, how many orders a day.'],
      ['See the warehouse', 'We show you the racking and the reports you will get.'],
      ['Goods arrive', 'We scan, count and check them against your list.'],
      ['Your stock is online', 'You request dispatch through the portal, the API or a file.'],
    ],
    preparation: [
      ['Number of pallets', 'on average and at peak'],
      ['List of goods', 'code, size, weight and expiry date if there is one'],
      ['In and out', 'by pallet, carton or piece, and how many a day'],
      ['Special requirements', 'temperature, racking or permits'],
    ],
    questions: [
      ['What is the shortest rental?', 'One month, from 20 pallets. After that, week by week.'],
      [
        'Are my goods insured?',
        'The building is, including against fire. We insure the value of your goods on request.',
      ],
      ['Can we come and count for ourselves?', 'Yes, during working hours. Let us know a day before.'],
    ],
  },
  {
    of: 'freight',
    slug: 'freight',
    name: 'Road and sea freight',
    summary: 'From a single pallet to a full truck, on fixed schedules to cities in Java, Sumatra and Bali.',
    text: [
      'We choose the mode by deadline and cost, and give you one number to track from door to door. If the schedule moves, we tell you before you have to ask.',
      '## Modes',
      '- box, wing box and three-axle trucks\n- 20 and 40 foot containers between the islands\n- weekly LCL from Tanjung Priok and Tanjung Perak',
    ],
    specification: [
      ['Departures', 'every working day (road), every week (sea)'],
      ['Minimum load', '1 pallet'],
      ['Tracking', 'truck position every 15 minutes'],
      ['Insurance', 'up to the value of the goods, chosen when you book'],
      ['Proof of delivery', 'photo and digital signature'],
    ],
    uses: 'manufacturing, e-commerce, export',
    steps: [
      ['Send the route', 'Origin, destination, load and loading date.'],
      ['Get your options', 'Modes, transit times and costs on one sheet.'],
      ['We collect', 'You get the driver and the truck number a day before.'],
      ['Follow it to the door', 'One number for position, photos and proof of delivery.'],
    ],
    preparation: [
      ['Loading and delivery addresses', 'with opening hours and truck restrictions'],
      ['Load', 'number of pallets or pieces, dimensions and weight'],
      ['Value of the goods', 'if you want them insured'],
      ['Deadline', 'the latest date of arrival'],
    ],
    questions: [
      ['Can I send just one pallet?', 'Yes. It shares a truck with other loads to the same city.'],
      [
        'What happens if the truck is late?',
        'We tell you before the agreed time, together with the new time of arrival.',
      ],
      [
        'Are loading and unloading included?',
        'Loading by forklift is. Choose labour at the destination when you book.',
      ],
    ],
  },
  {
    of: 'packaging-design',
    slug: 'packaging-design',
    name: 'Packaging design',
    summary: 'Structure and artwork that save material, proven by samples and drop tests.',
    text: [
      'Good packaging starts with the product. Our engineers measure it, draw the structure and cut a sample on the sample table the same day.',
      '## The steps',
      '- measuring the product and its supply chain\n- drawing the structure and calculating its strength\n- white sample, drop test and printed sample\n- die line and artwork, ready for production',
    ],
    specification: [
      ['First sample', '3 working days'],
      ['Tests', 'ISTA 1A and 3A drop, stacking, vibration'],
      ['Files', 'ARD, DXF, print-ready PDF'],
      ['Cost', 'credited when you order production'],
    ],
    uses: 'food, retail, e-commerce',
    steps: [
      ['We measure the product', 'And its route, the height of the stack and how it is opened.'],
      ['Structural drawings', 'Two options, each with its material and cost.'],
      ['Sample and test', 'You hold the white sample, then we drop and stack it.'],
      ['Ready for production', 'The die line and the artwork are yours.'],
    ],
    preparation: [
      ['The product', 'one to three samples'],
      ['Current packaging', 'and what you would like to improve'],
      ['Brand', 'your logo, colours and typefaces'],
      ['Quantity per year', 'decides material and printing method'],
    ],
    questions: [
      ['Do we own the design?', 'Yes, once the design fee is paid or production is ordered from us.'],
      ['How many revisions are included?', 'Two, each with a new white sample.'],
      [
        'Can we order a drop test only?',
        'Yes. Send three filled packages; the report is ready in three working days.',
      ],
    ],
  },
  {
    of: 'export-handling',
    slug: 'export-handling',
    name: 'Export handling',
    summary: 'Crates, fumigation, documents and container loading, until the ship has sailed.',
    text: [
      'One team handles the packaging and its paperwork, so the dimensions on the packing list are those of the crate.',
      '## Documents we prepare',
      '- packing list, invoice and export declaration (PEB)\n- ISPM 15 and fumigation certificates\n- certificate of origin',
    ],
    specification: [
      ['Ports', 'Tanjung Priok, Tanjung Perak, Tanjung Emas'],
      ['Container loading', 'at our warehouse or at your plant'],
      ['Loading photos', 'every row of pallets'],
      ['Documents', '2 working days'],
    ],
    uses: 'export, manufacturing',
    steps: [
      ['Send invoice and dimensions', 'We check the rules of the destination country.'],
      ['Packing and fumigation', 'Crates, pallets and ISPM 15 stamps.'],
      ['Documents', 'PEB, packing list and certificates in two working days.'],
      ['Container loading', 'Photos of every row, the seal and the container number.'],
    ],
    preparation: [
      ['Invoice and packing list', 'or a list of goods with value and weight'],
      ['HS codes', 'if you have them'],
      ['Country and port of destination', 'with your Incoterms'],
      ['Sailing date', 'or when the goods have to arrive'],
    ],
    questions: [
      [
        'We have never exported. Can you help?',
        'Yes. We explain which documents you need before anything starts.',
      ],
      [
        'Are port charges included?',
        'They are listed separately in the quote, at the port’s tariff of that day.',
      ],
      ['Can you do the documents only?', 'Yes, as long as dimensions and weight are final.'],
    ],
  },
  {
    of: 'returns',
    slug: 'returns',
    name: 'Returns handling',
    summary: 'Returned goods are inspected, photographed and repacked, so that they sell again soon.',
    text: [
      'Returns that pile up are money that stands still. We inspect every item against your list, set aside what can be sold and report the reasons.',
      '## Options after inspection',
      '- back to stock in new packaging\n- repaired or cleaned\n- destroyed, with a certificate of destruction',
    ],
    specification: [
      ['Inspection', 'within 48 hours of receipt'],
      ['Report', 'photo and reason for every item'],
      ['Repacking', 'with your packaging, kept in our warehouse'],
      ['Minimum quantity', '100 items a month'],
    ],
    uses: 'e-commerce, retail',
    steps: [
      ['Agree on the checklist', 'What can be sold, repaired or destroyed.'],
      ['We receive the goods', 'From couriers or shops, scanned the same day.'],
      ['Inspect and photograph', 'Within 48 hours, with the reason for every item.'],
      ['Back to stock', 'Repacked, and reported every week.'],
    ],
    preparation: [
      ['Number of returns', 'per month and in peak season'],
      ['List of goods', 'codes, photos and what belongs to each'],
      ['Your rules', 'what may be sold again'],
      ['Replacement packaging', 'stock in our warehouse, or made by us'],
    ],
    questions: [
      ['Can our buyers send returns straight to you?', 'Yes. We set up a return address for your shop.'],
      [
        'Do you also clean or repair goods?',
        'We clean them and replace their packaging. Repairs go through your partner.',
      ],
      ['How are goods destroyed?', 'With a certificate and photos, under the waste regulations that apply.'],
    ],
  },
];
