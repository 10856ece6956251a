// https://vike.dev/title
export { titleOf as default } from '#modules/home/offers/meta.ts';
