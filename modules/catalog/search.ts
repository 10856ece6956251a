import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { files, site } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { pdfPage } from '#lib/pdf-page.ts';
import { catalogTexts } from './catalog-pages.ts';
import { writtenIn } from './paths.ts';
import { type PublishedCatalog, publishedCatalogs } from './published.ts';
import { catalogWords } from './words.ts';

export function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  const catalog = publishedCatalogs(db).find((each) => each.id === id);
  return catalog && entryOf(db, catalog);
}

function entryOf(db: Queries, catalog: PublishedCatalog): SearchEntry {
  const { id, title, path: url, fileId } = catalog;
  const { spoken = 'id' } = db.select({ spoken: site.language }).from(site).get() ?? {};
  const found = foundInFile(db, fileId, spoken);
  return { type: 'catalog', id, language: writtenIn(catalog), title, url, ...found };
}

export function foundInFile(db: Queries, fileId: number, language: Language) {
  const { pages, filename } = files;
  const file = db.select({ pages, filename }).from(files).where(eq(files.id, fileId)).get();
  // Includes the word “catalog” whatever the title.
  const about = catalogWords(language)(file?.pages ? 'toLeafThrough' : 'onOneSheet');
  const picture = file ? pdfPage(file.filename, 1) : null;
  return { text: [about, ...catalogTexts(db, { fileId })].join('\n'), picture };
}
