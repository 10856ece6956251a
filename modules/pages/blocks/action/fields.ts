import * as z from 'zod/mini';
import { line, text } from '#lib/inputs.ts';

// A page of the site, another site, an address for mail or a telephone number.
const target = /^(\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d-]+)?$/;

export const fields = z.strictObject({
  title: line('Heading', 120),
  text: text('Text', 300),
  label: line('Button', 40),
  /** Empty: the chat of the site's contact button. */
  link: z
    .string()
    .check(z.trim(), z.maxLength(500), z.regex(target, 'Begin with /, https://, mailto: or tel:.')),
});

export type ActionValues = z.infer<typeof fields>;
