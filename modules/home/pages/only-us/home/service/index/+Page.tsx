export { OffersPage as default } from '../../offer/OffersPage.tsx';
