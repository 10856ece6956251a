import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { findSettings } from '#database/site-settings.ts';
import { files } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { pdfPage } from '#lib/pdf-page.ts';
import { entryType } from '#server/module/entry-type.ts';
import { catalogTexts } from './catalog-pages.ts';
import { catalogPath, writtenIn } from './paths.ts';
import { publishedCatalogs } from './published.ts';
import { catalogs } from './tables.ts';
import { catalog } from './type.ts';
import { catalogWords } from './words.ts';

export const catalogType = entryType(catalog, {
  table: catalogs,
  address: ({ slug }) => catalogPath(slug),
  search: searchEntry,
  searchTranslated: (db, { fileId }, language) => foundInFile(db, fileId, language),
});

function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  const found = publishedCatalogs(db).find((each) => each.id === id);
  if (!found) return undefined;
  const { title, path: url, fileId } = found;
  const language = findSettings(db)?.language ?? 'id';
  const inFile = foundInFile(db, fileId, language);
  return { type: 'catalog', id, language: writtenIn(found), title, url, ...inFile };
}

function foundInFile(db: Queries, fileId: number, language: Language) {
  const { pages, filename } = files;
  const file = db.select({ pages, filename }).from(files).where(eq(files.id, fileId)).get();
  // Includes the word “catalog” whatever the title.
  const about = catalogWords(language)(file?.pages ? 'toLeafThrough' : 'onOneSheet');
  const picture = file ? pdfPage(file.filename, 1) : null;
  return { text: [about, ...catalogTexts(db, fileId)].join('\n'), picture };
}
