import type { Config } from 'vike/types';
import { ComparePage } from '#modules/home/offers/ComparePage.tsx' with { type: 'vike:pointer' };
import { comparisonData } from '#modules/home/offers/page-data.ts' with { type: 'vike:pointer' };

// `product`: a product’s slug. Neither indexed nor cached: anybody can make up any number of comparisons.
export default {
  Page: ComparePage,
  data: comparisonData,
  parameters: ['product'],
  noindex: true,
} satisfies Config;
