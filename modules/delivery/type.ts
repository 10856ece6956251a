import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { line, link, rows, status, text } from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';
import { citiesIn } from './cities.ts';

const sentence = 'Enter a city and its days in “{line}”, such as Jakarta 1-2.';
const isReadable = z.refine<string>((typed) => citiesIn(typed).unreadable === undefined, {
  error: ({ input }) => localize(sentence, { line: citiesIn(String(input)).unreadable ?? '' }),
});

export const deliveryArea = contentType({
  area: 'pages',
  name: 'deliveryArea',
  noun: 'delivery area',
  list: '/only-us/delivery',
  fields: {
    title: line('Title', 120, { translated: true, role: 'title' }),
    cities: line('Cities', 4000, {
      hint: 'One city with its days in each line, such as Jakarta 1-2. You can paste two columns of a spreadsheet.',
      input: { rows: 12 },
      check: isReadable,
    }),
    note: text('Note', 300, { translated: true, input: { rows: 2 } }),
    services: rows(
      'Services',
      { page: link('Page', 500) },
      { noun: 'service', nouns: 'services', most: 12, hint: 'Optional. Their pages show this area.' },
    ),
    status: status(),
  },
  row: { note: ({ cities }) => cities.replaceAll('\n', ', ') },
  texts: { emptyText: 'List the cities that you deliver to. Visitors see them as a map and a table.' },
});
