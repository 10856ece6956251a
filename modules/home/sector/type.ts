import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { field, line } from '#lib/fields.ts';
import { id } from '#lib/inputs.ts';
import { seoFields } from '#lib/seo.ts';
import { certificate } from '../certificate/type.ts';
import { offerContent } from '../offers/type.ts';

const { slug, summary, fileId, text, status } = offerContent.packaging.fields;

/** A page about one of the uses that products and services have, such as food. */
export const sector = contentType({
  area: 'pages',
  name: 'sector',
  noun: 'sector',
  list: '/only-us/home/sector',
  hasScreen: true,
  fields: {
    title: line('Title', 120, { translated: true, role: 'title' }),
    ...{ slug, summary, fileId },
    use: line('Used for', 60, {
      translated: true,
      hint: 'The page shows products and services with this word, and their links for it lead here.',
    }),
    text,
    certificateId: field('reference', {
      label: 'Certificate',
      rule: z.nullable(id),
      empty: null,
      optional: true,
      to: certificate,
    }),
    status,
    ...seoFields,
  },
  row: { note: ({ use }) => use, cover: 'cropped' },
  texts: {
    deleteText:
      'It goes to the trash, where you can restore it for 30 days. Links for its word lead to the filtered list again.',
    emptyText: 'Give a word that products are used for, such as food, a page of its own.',
  },
});
