export { default } from '#renderer/only-us/config.ts';
