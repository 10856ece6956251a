export { ComparePage as default } from '#modules/home/offers/ComparePage.tsx';
