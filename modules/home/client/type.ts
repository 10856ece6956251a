import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { line, link, picture } from '#lib/fields.ts';
import { leadsTo } from '#lib/rich-text/links.ts';

const isWebsite = z.refine<string>(
  (link) => link === '' || leadsTo(link, 'http:', 'https:'),
  'Enter the full address, such as https://www.example.com.',
);

export const client = contentType({
  area: 'pages',
  name: 'homeClient',
  noun: 'client',
  list: '/only-us/home/client',
  fields: {
    fileId: picture('Logo', { role: 'cover' }),
    name: line('Name', 80, { translated: true, isName: true, role: 'title' }),
    website: link('Website', 300, {
      check: isWebsite,
      hint: 'The logo links to it. Optional.',
      input: { type: 'url', placeholder: 'https://' },
    }),
  },
  row: { note: ({ website }) => website, cover: 'whole' },
  texts: {
    deleteText:
      'It disappears from the home page and goes to the trash, where you can restore it for 30 days.',
    emptyText: 'Add the logos of companies you work for. They appear on the home page.',
  },
});
