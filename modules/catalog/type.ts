import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { address, choice, field, line, status, type ValuesOf } from '#lib/fields.ts';
import { languageNames } from '#lib/language.ts';

const chooseFile = 'Please choose a file.';
const file = z.int(chooseFile).check(z.positive(chooseFile));

export const catalog = contentType({
  name: 'catalog',
  noun: 'catalog',
  area: 'content',
  list: '/only-us/upload-catalog',
  hasScreen: true,
  fields: {
    fileId: field('document', {
      label: 'File',
      rule: file,
      empty: 0,
      role: 'cover',
      translated: true,
      hint: 'A PDF of up to 50 MB and 500 pages that visitors can browse and download, or a picture that they download as PNG.',
    }),
    title: line('Title', 120, { translated: true, role: 'title' }),
    slug: address(),
    language: choice(
      'Language',
      { none: 'None', ...languageNames },
      { hint: 'Visitors see which language a catalog is in, and so do search engines.' },
    ),
    status: status(),
  },
  row: { cover: 'sheet' },
  texts: {
    add: 'Upload a catalog',
    deleteText:
      'It goes to the trash, where you can restore it for 30 days. Its page and its download are removed from the site.',
    emptyTitle: 'No catalog yet',
    emptyText: 'Upload it as a PDF or a picture. Visitors can view it and download it.',
  },
});

export type CatalogFields = ValuesOf<typeof catalog.fields>;
