export { offerData as data } from '#modules/home/offers/page-data.ts';
