import { say } from '#lib/interface-language.ts';

// https://vike.dev/title
export const title = (): string => say('Page not found');
