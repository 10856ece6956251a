export { offersData as data } from '#modules/home/offers/page-data.ts';
