import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { addedLater, field, line, optionalPicture, status, text } from '#lib/fields.ts';
import { id } from '#lib/inputs.ts';

export const certificate = contentType({
  area: 'pages',
  name: 'homeCertificate',
  noun: 'certificate',
  list: '/only-us/home/certificate',
  fields: {
    name: line('Name', 60, {
      translated: true,
      role: 'title',
      hint: 'For example ISO 9001:2015, ISPM 15 or FSC.',
    }),
    number: text('Number', 60, {
      hint: 'The registration or license number, so that buyers can look it up. Optional.',
    }),
    fileId: optionalPicture('Mark, if there is one', { role: 'cover' }),
    documentId: addedLater(
      field('document', {
        label: 'Certificate',
        rule: z.nullable(id),
        empty: null,
        optional: true,
        hint: 'Optional. A PDF, or a picture of it, which buyers can download.',
      }),
    ),
    status: status(),
  },
  row: { note: ({ number }) => number },
  texts: {
    deleteText:
      'It disappears from the home page and goes to the trash, where you can restore it for 30 days.',
    emptyText: 'Add your company’s certificates. They appear on the home page.',
  },
});
