import type { StarterTranslation } from '#server/content/points.ts';

const quotes = [
  {
    of: 'Ratna Widjaja',
    quote:
      'We had our sample boxes in three days, and since we changed the packaging not one bottle has broken on the road.',
    name: 'Ratna Widjaja',
    company: 'Head of Procurement, Sandhyarasa',
  },
  {
    of: 'Bayu Wicaksono',
    quote:
      'Warehouse stock, boxes and deliveries go through one person. The reports have always matched our own count.',
    name: 'Bayu Wicaksono',
    company: 'Operations Manager, Tirtaloka',
  },
];

/** The sample quotes in English. */
export const translations: StarterTranslation[] = quotes.map(({ of, ...values }) => ({
  type: 'testimonial',
  of: { name: of },
  language: 'en',
  values,
}));
