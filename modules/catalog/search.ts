import type { Queries } from '#database/client.ts';
import { indexForSearch, removeFromSearch, type SearchEntry } from '#database/search.ts';
import type { ModuleContext } from '#server/module.ts';
import { shownCatalog } from './shown.ts';

const entry = { type: 'catalog', id: 1 };

/** The catalog's part of the search: its page, when there is a catalog. */
export const search = { label: 'Catalog', entries: ({ db }: ModuleContext) => entries(db) };

/** Brings the index up to date; call it in the transaction that changes which catalog visitors see. */
export function refreshSearch(db: Queries): void {
  removeFromSearch(db, entry);
  for (const each of entries(db)) indexForSearch(db, each);
}

function entries(db: Queries): SearchEntry[] {
  const catalog = shownCatalog(db);
  if (!catalog) return [];
  const text =
    'Katalog produk dan layanan kami dalam satu lembar, untuk dilihat atau diunduh sebagai gambar.';
  return [{ ...entry, title: 'Catalog', text, url: '/catalog', picture: catalog.picture.filename }];
}
