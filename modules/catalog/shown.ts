import { desc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { catalogs } from './tables.ts';

const newest = preparedQuery((db) => {
  const { id, shownAt } = catalogs;
  return db
    .select({ id, shownAt, picture: shownPicture })
    .from(catalogs)
    .innerJoin(files, eq(files.id, catalogs.fileId))
    .orderBy(desc(shownAt))
    .limit(1)
    .prepare();
});

/** The catalog that visitors see, since when, and its picture; null when there is none. */
export function shownCatalog(db: Queries) {
  const row = newest(db).get();
  if (!row) return null;
  return { ...row, picture: { ...row.picture, alt: row.picture.alt || 'Sampul katalog' } };
}
