import { heading, line, rows, text } from '#lib/fields.ts';

const step = {
  when: text('When', 40, { translated: true, input: { placeholder: '2009' } }),
  title: line('Title', 80, { translated: true }),
  text: text('Text', 400, { translated: true, input: { rows: 2 } }),
};

export const fields = {
  title: heading(),
  steps: rows('Steps', step, { noun: 'step', nouns: 'steps', least: 1, most: 12 }),
};
