import { heading } from '#lib/fields.ts';

export const fields = {
  title: heading('Heading', { hint: 'All logos are shown, in the order of the Client screen.' }),
};
