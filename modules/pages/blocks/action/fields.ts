import { line, link, text } from '#lib/fields.ts';

export const fields = {
  title: line('Heading', 120, { translated: true }),
  text: text('Text', 300, { translated: true, input: { rows: 2 } }),
  label: line('Button', 40, { translated: true }),
  link: link('Link', 500, {
    hint: 'Search posts, pages, products and files, or enter an address. Leave it empty to open the chat.',
  }),
};
