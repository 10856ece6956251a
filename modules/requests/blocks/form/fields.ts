import { heading } from '#lib/fields.ts';

export const fields = {
  title: heading('Heading', { hint: 'The form asks for name, contact, product, quantity, city and a note.' }),
};
