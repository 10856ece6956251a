import { entryType } from '#server/content/entry-type.ts';
import { testimonialFields } from './inputs.ts';
import { testimonials } from './tables.ts';

/** What clients say about us. */
export const testimonialType = entryType({
  name: 'testimonial',
  noun: 'testimonial',
  table: testimonials,
  fields: testimonialFields,
  access: 'administrator',
  title: ({ name }) => name,
  titleField: 'name',
  list: '/only-us/testimonials',
  files: ({ fileId }) => ({ fileId: [fileId] }),
});
