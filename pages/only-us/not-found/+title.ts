import { say } from '#lib/interface-language.ts';

export const title = (): string => say('Page not found');
