import { entryType } from '#server/content/entry-type.ts';
import { catalogFields } from './inputs.ts';
import { catalogPath, catalogsRoute } from './paths.ts';
import { searchEntry } from './search.ts';
import { catalogs } from './tables.ts';

/** Catalogs: pictures or PDFs that visitors look at and download. */
export const catalogType = entryType({
  name: 'catalog',
  noun: 'catalog',
  table: catalogs,
  fields: catalogFields,
  access: 'client',
  title: ({ title }) => title,
  titleField: 'title',
  list: catalogsRoute,
  address: ({ slug }) => catalogPath(slug),
  files: ({ fileId }) => ({ fileId: [fileId] }),
  documents: ['fileId'],
  search: searchEntry,
});
