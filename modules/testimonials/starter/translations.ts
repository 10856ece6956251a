import type { StarterTranslation } from '#server/content/points.ts';

const quotes = [
  {
    of: 'Ratna Widjaja',
    quote:
      'We had our sample boxes in three days, and since we switched packaging not a single bottle has broken in transit.',
    name: 'Ratna Widjaja',
    company: 'Head of Procurement, Sandhyarasa',
  },
  {
    of: 'Bayu Wicaksono',
    quote:
      'Stock, boxes and deliveries all go through one person. The reports have always matched our own count.',
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
