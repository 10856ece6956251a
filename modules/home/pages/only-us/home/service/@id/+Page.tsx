export { OfferEditPage as default } from '../../offer/OfferEditPage.tsx';
