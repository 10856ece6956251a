/** The sectors in English. `of` is the slug of the original. */
export const sectors = [
  {
    of: 'makanan',
    slug: 'food',
    use: 'food',
    title: 'Packaging for food',
    summary: 'Boxes to take away, labels that hold in the freezer, and packing on our lines.',
    text: [
      'Food packaging has to be safe against its contents, easy to carry, and legible when it is cold or damp.',
      '## What to decide',
      '- Board: food grade where it touches the food, with an inner coating for greasy food\n- Labels: an adhesive for the freezer, which we test on your packaging first\n- Permits: your BPOM and halal numbers stay yours, and we print them from your file',
      'Send us a sample of your product. Within three working days we draw the pattern and cut a plain white box for you to try.',
    ],
  },
  {
    of: 'ekspor',
    slug: 'export',
    use: 'export',
    title: 'Packaging for export',
    summary: 'Crates, pallets, boxes and foam for long journeys, with freight and paperwork.',
    text: [
      'Export cargo is stacked, moved by forklift and on the road for a long time. We work out its packaging from the weight of the contents, their fragile parts and the country of destination.',
      '## What we do',
      '- Wooden crates and pallets with the ISPM 15 stamp\n- Triple-wall boxes instead of a wooden crate for light machinery\n- Foam cut to the shape of your product\n- Export declaration, packing list and certificates in two working days',
      'Never exported before? Tell us the goods, their weight and the country of destination. We’ll explain the paperwork you need.',
    ],
  },
];
