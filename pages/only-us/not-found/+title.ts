import { localize } from '#lib/interface-language.ts';

export const title = (): string => localize('Page not found');
