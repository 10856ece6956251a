import type { StarterTranslation } from '../../points.ts';

/** What a new site says about itself, in English. */
export const translations: StarterTranslation[] = [
  {
    type: 'site',
    of: { description: 'Kemasan karton, pergudangan dan pengiriman untuk usaha di seluruh Indonesia.' },
    language: 'en',
    values: { description: 'Corrugated packaging, warehousing and freight for businesses across Indonesia.' },
  },
  { type: 'brand', of: { name: 'Vinci' }, language: 'en', values: { name: 'Vinci' } },
];
