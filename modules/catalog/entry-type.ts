import { entryType } from '#server/content/entry-type.ts';
import { catalogFields } from './inputs.ts';
import { catalogs } from './tables.ts';

/** Every catalog that was uploaded; visitors see one of them. */
export const catalogType = entryType({
  name: 'catalog',
  noun: 'catalog',
  table: catalogs,
  fields: catalogFields,
  access: 'client',
  title: () => 'Catalog',
  list: '/only-us/upload-catalog',
  files: ({ fileId }) => ({ fileId: [fileId] }),
  documents: ['fileId'],
});
