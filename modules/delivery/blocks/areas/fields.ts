import { heading } from '#lib/fields.ts';

export const fields = {
  title: heading('Heading', { hint: 'All delivery areas are shown, in the order of their screen.' }),
};
