export { default } from '#renderer/bare/config.ts';
