import { heading, line, rows } from '#lib/fields.ts';

const figure = {
  value: line('Figure', 20, { translated: true, input: { placeholder: '1998' } }),
  label: line('Meaning', 60, { translated: true }),
};

export const fields = {
  title: heading(),
  figures: rows('Figures', figure, { noun: 'figure', nouns: 'figures', least: 1, most: 6 }),
};
