import { richText } from '#lib/fields.ts';

export const fields = { text: richText('Text') };
