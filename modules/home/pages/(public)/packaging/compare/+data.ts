export { comparisonData as data } from '#modules/home/offers/page-data.ts';
