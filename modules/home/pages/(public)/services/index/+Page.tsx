export { OfferList as default } from '#modules/home/offers/OfferList.tsx';
