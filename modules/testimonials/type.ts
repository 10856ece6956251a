import { contentType } from '#lib/content-type.ts';
import { line, optionalPicture, status, text } from '#lib/fields.ts';

export const testimonial = contentType({
  area: 'pages',
  name: 'testimonial',
  noun: 'testimonial',
  list: '/only-us/testimonials',
  fields: {
    fileId: optionalPicture('Portrait or logo, if there is one', { role: 'cover' }),
    quote: line('Quote', 400, {
      translated: true,
      input: { rows: 4 },
      hint: 'The home page shows the first six quotes.',
    }),
    name: line('Name', 80, { translated: true, isName: true, role: 'title' }),
    company: text('Company', 80, { translated: true, isName: true }),
    status: status(),
  },
  row: { note: ({ quote }) => quote },
  texts: { emptyText: 'Ask a client for one or two sentences.' },
});
