export { default } from '#renderer/public/config.ts';
