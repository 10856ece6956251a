import type { Queries } from '#database/client.ts';
import { indexForSearch, removeFromSearch, type SearchEntry } from '#database/search.ts';
import { site } from '#database/tables.ts';
import type { ModuleContext } from '#server/module.ts';
import { catalogTexts } from './catalog-pages.ts';
import { shownCatalog } from './shown.ts';
import { catalogWords } from './words.ts';

const entry = { type: 'catalog', id: 1 };

/** The catalog's part of the search: its page, when there is a catalog. */
export const search = {
  label: { id: 'Katalog', en: 'Catalog' },
  entries: ({ db }: ModuleContext) => entries(db),
};

/** Brings the index up to date; call it in the transaction that changes which catalog visitors see. */
export function refreshSearch(db: Queries): void {
  removeFromSearch(db, entry);
  for (const each of entries(db)) indexForSearch(db, each);
}

function entries(db: Queries): SearchEntry[] {
  const catalog = shownCatalog(db);
  if (!catalog) return [];
  const { language = 'id' } = db.select({ language: site.language }).from(site).get() ?? {};
  const t = catalogWords(language);
  return [
    {
      ...entry,
      title: t('catalog'),
      text: [t(catalog.pages === null ? 'onOneSheet' : 'toLeafThrough'), ...catalogTexts(db, catalog)].join(
        '\n',
      ),
      url: '/catalog',
      picture: catalog.picture.filename,
    },
  ];
}
