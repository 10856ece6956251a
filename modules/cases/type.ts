import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { line, link, optionalPicture, rows, status, text, unfinished, type ValuesOf } from '#lib/fields.ts';
import { referenceOf } from '#lib/rich-text/references.ts';

const translated = { translated: true };

const isChosen = z.refine<string>((link) => referenceOf(link) !== null, {
  error: 'Search for a product or service, and choose it.',
  params: unfinished,
});

const figure = {
  value: line('Figure', 20, { ...translated, input: { placeholder: '23 %' } }),
  label: line('Meaning', 60, translated),
};

export const caseStudy = contentType({
  area: 'pages',
  name: 'caseStudy',
  noun: 'case study',
  nouns: 'case studies',
  list: '/only-us/cases',
  fields: {
    title: line('Title', 120, {
      ...translated,
      role: 'title',
      hint: 'The result in one line, such as: Shipping costs down 23%.',
    }),
    client: text('Client name', 80, {
      ...translated,
      isName: true,
      hint: 'Ask the client before you name them.',
    }),
    logoId: optionalPicture('Logo of the client', { input: { isDecorative: true } }),
    text: text('Text', 500, { ...translated, input: { rows: 4 } }),
    figures: rows('Figures', figure, { noun: 'figure', nouns: 'figures', most: 3 }),
    beforeId: optionalPicture('Picture before'),
    afterId: optionalPicture('Picture after', { role: 'cover' }),
    products: rows(
      'Products used',
      { link: link('Product or service', 500, { check: isChosen }) },
      { noun: 'product', nouns: 'products', most: 3 },
    ),
    status: status(),
  },
  row: { note: ({ client, text }) => client || text, cover: 'cropped' },
  texts: {
    emptyText:
      'Show your results for a client. The first case study is on the home page, each beside its products.',
  },
});

export type CaseFields = ValuesOf<typeof caseStudy.fields>;
