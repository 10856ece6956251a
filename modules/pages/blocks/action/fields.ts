import * as z from 'zod/mini';
import { line, link, text } from '#lib/fields.ts';
import { isAllowedLink } from '#lib/rich-text/links.ts';

export const fields = {
  title: line('Heading', 120, { translated: true }),
  text: text('Text', 300, { translated: true, input: { rows: 2 } }),
  label: line('Button', 40, { translated: true }),
  link: link('Link', 500, {
    check: z.refine((link) => link === '' || isAllowedLink(link), {
      error: 'Enter a page of this site, such as /packaging, or begin with https://, mailto: or tel:.',
    }),
    hint: 'Search posts, pages, products and files, or enter an address. Leave it empty to open the chat.',
    input: { isSearchable: true },
  }),
};
