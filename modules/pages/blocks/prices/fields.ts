import { heading, line, rows, text } from '#lib/fields.ts';

const item = {
  name: line('Name', 120, { translated: true }),
  note: text('Note', 200, { translated: true }),
  price: line('Price', 40, { translated: true, input: { placeholder: 'Rp 4.850' } }),
  unit: text('Unit', 40, { translated: true, input: { placeholder: 'per buah' } }),
};
const group = {
  title: heading('Heading of the group'),
  items: rows('Prices', item, { noun: 'price', nouns: 'prices', least: 1, most: 40 }),
};

export const fields = {
  title: heading(),
  groups: rows('Groups of prices', group, { noun: 'group', nouns: 'groups', least: 1, most: 12 }),
  note: text('Note below', 300, { translated: true, input: { rows: 2 } }),
};
