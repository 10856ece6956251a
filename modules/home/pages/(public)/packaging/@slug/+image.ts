// https://vike.dev/image
export { imageOf as default } from '#modules/home/offers/words.ts';
