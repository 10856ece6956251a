import { line, optionalPicture, text } from '#lib/fields.ts';

export const fields = {
  quote: line('Quote', 600, {
    translated: true,
    hint: 'Without quotation marks: the page adds them.',
    input: { rows: 3 },
  }),
  name: text('Name', 80, { translated: true, isName: true }),
  role: text('Position and company', 120, { translated: true }),
  fileId: optionalPicture('Portrait'),
};
