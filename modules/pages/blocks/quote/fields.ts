import { line, optionalPicture, text } from '#lib/fields.ts';

export const fields = {
  quote: line('Quote', 600, {
    hint: 'Without quotation marks: the page adds them.',
    input: { rows: 3 },
  }),
  name: text('Name', 80),
  role: text('Position and company', 120),
  fileId: optionalPicture('Portrait'),
};
