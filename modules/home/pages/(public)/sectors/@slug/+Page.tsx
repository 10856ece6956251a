export { SectorPage as default } from '#modules/home/sector/SectorPage.tsx';
