import * as z from 'zod/mini';
import type { BlockInput } from '#lib/block-inputs.ts';
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

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  { name: 'text', label: 'Text', rows: 2 },
  { name: 'label', label: 'Button' },
  {
    name: 'link',
    label: 'Link',
    hint: 'A page of this site, such as /packaging, or a whole address. Leave it empty to open the chat.',
  },
];

export type ActionValues = z.infer<typeof fields>;
