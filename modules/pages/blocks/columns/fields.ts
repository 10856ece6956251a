import { heading, optionalPicture, richText, rows } from '#lib/fields.ts';

const column = {
  fileId: optionalPicture('Picture'),
  title: heading('Heading of the column'),
  // Too wide for a column.
  text: richText('Text', { without: ['gallery', 'video'] }),
};

export const fields = {
  title: heading(),
  columns: rows('Two or three columns', column, { noun: 'column', nouns: 'columns', least: 2, most: 3 }),
};
