export { data } from '#renderer/only-us/prefetch-queries.ts';
