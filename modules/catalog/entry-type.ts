import { entryType } from '#server/module/entry-type.ts';
import { catalogPath, catalogsRoute } from './paths.ts';
import { foundInFile, searchEntry } from './search.ts';
import { catalogs } from './tables.ts';
import { catalog } from './type.ts';

export const catalogType = entryType(catalog, {
  table: catalogs,
  screen: ({ id }) => `${catalogsRoute}/${id}`,
  address: ({ slug }) => catalogPath(slug),
  search: searchEntry,
  searchTranslated: (db, { fileId }, language) => foundInFile(db, fileId, language),
});
