import { heading, line, rows } from '#lib/fields.ts';

const question = {
  question: line('Question', 200, { translated: true }),
  answer: line('Answer', 3000, { translated: true, input: { rows: 3 } }),
};

export const fields = {
  title: heading(),
  questions: rows('Questions', question, { noun: 'question', nouns: 'questions', least: 1, most: 40 }),
};
