import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { site } from '#database/tables.ts';
import type { ModuleContext } from '#server/module/context.ts';
import { catalogTexts } from './catalog-pages.ts';
import { type PublishedCatalog, publishedCatalogs } from './published.ts';
import { catalogWords } from './words.ts';
import { writtenIn } from './written-in.ts';

/** What visitors find here: published catalogs, by their titles and by what is written on their pages. */
export const search = {
  label: { id: 'Katalog', en: 'Catalog' },
  entries: ({ db }: ModuleContext) => publishedCatalogs(db).map((catalog) => entryOf(db, catalog)),
};

/** What visitors find of one catalog; undefined while it isn't published. */
export function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  const catalog = publishedCatalogs(db).find((each) => each.id === id);
  return catalog && entryOf(db, catalog);
}

function entryOf(db: Queries, catalog: PublishedCatalog): SearchEntry {
  const { id, title, pages, path, picture } = catalog;
  const { spoken = 'id' } = db.select({ spoken: site.language }).from(site).get() ?? {};
  // Says “catalog” in the word that visitors look for, whatever its title.
  const t = catalogWords(spoken);
  const text = [t(pages === null ? 'onOneSheet' : 'toLeafThrough'), ...catalogTexts(db, catalog)].join('\n');
  const language = writtenIn(catalog);
  return { type: 'catalog', id, language, title, text, url: path, picture: picture.filename };
}
