import { email, heading, line, optionalPicture, rows, text } from '#lib/fields.ts';

const person = {
  fileId: optionalPicture('Portrait'),
  name: line('Name', 80, { translated: true, isName: true }),
  role: text('Position', 120, { translated: true }),
  phone: text('Phone', 40, { input: { type: 'tel' } }),
  email: email('Email'),
};

export const fields = {
  title: heading(),
  people: rows('People', person, { noun: 'person', nouns: 'people', least: 1, most: 40 }),
};
