import * as z from 'zod/mini';
import { line, text } from '#lib/inputs.ts';
import { leadsTo } from '#lib/rich-text/links.ts';

export const fields = z.strictObject({
  title: line('Heading', 120),
  text: text('Text', 300),
  label: line('Button', 40),
  /** Empty: the chat of the site's contact button. */
  link: z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine((link) => link === '' || leadsTo(link, 'page', 'http:', 'https:', 'mailto:', 'tel:'), {
      error: 'Enter a page of this site, such as /packaging, or begin with https://, mailto: or tel:.',
    }),
  ),
});

export type ActionValues = z.infer<typeof fields>;
