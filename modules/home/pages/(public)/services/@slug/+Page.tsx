export { OfferPage as default } from '#modules/home/offers/OfferPage.tsx';
