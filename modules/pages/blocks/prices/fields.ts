import { heading, line, rows, text } from '#lib/fields.ts';

const item = {
  name: line('Name', 120),
  note: text('Note', 200),
  price: line('Price', 40, { input: { placeholder: 'Rp 4.850' } }),
  unit: text('Unit', 40, { input: { placeholder: 'per buah' } }),
};
const group = {
  title: heading('Heading of the group'),
  items: rows('Prices', item, { noun: 'price', nouns: 'prices', least: 1, most: 40 }),
};

export const fields = {
  title: heading(),
  groups: rows('Groups of prices', group, { noun: 'group', nouns: 'groups', least: 1, most: 12 }),
  /** Below all prices: that taxes are added, say. */
  note: text('Note below', 300, { input: { rows: 2 } }),
};
