import { contentType } from '#lib/content-type.ts';
import { line, status, text } from '#lib/fields.ts';

/** A number of the company: '18.000', 'palet', and what it counts. */
export const figure = contentType({
  area: 'pages',
  name: 'homeFigure',
  noun: 'figure',
  list: '/only-us/home/figure',
  fields: {
    value: line('Number', 12, {
      translated: true,
      hint: 'As visitors read it, for example 18.000 or 99,5%.',
    }),
    unit: text('Unit', 24, { translated: true, hint: 'For example palet, buah or hari kerja. Optional.' }),
    label: line('Label', 60, {
      translated: true,
      role: 'title',
      hint: 'What the number stands for, for example kapasitas gudang.',
    }),
    status: status(),
  },
  title: ({ value, unit, label }) => [value, unit, label].filter(Boolean).join(' '),
  row: {
    title: ({ value, unit }) => [value, unit].filter(Boolean).join(' '),
    note: ({ label }) => label,
  },
  texts: {
    deleteText:
      'It disappears from the home page and goes to the trash, where you can restore it for 30 days.',
    emptyText:
      'Add two to four numbers that matter to buyers. Until then, the home page counts what is published.',
  },
});
