import { desc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { pdfPage } from '#lib/pdf-page.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { catalogs } from './tables.ts';

const newest = preparedQuery((db) => {
  const { id, shownAt, fileId } = catalogs;
  const { pages, filename, bytes } = files;
  return db
    .select({ id, shownAt, fileId, pages, filename, bytes, picture: shownPicture })
    .from(catalogs)
    .innerJoin(files, eq(files.id, catalogs.fileId))
    .orderBy(desc(shownAt))
    .limit(1)
    .prepare();
});

/** The catalog that visitors see, since when, and its picture, which is the first page of a PDF; null when there is none. */
export function shownCatalog(db: Queries) {
  const row = newest(db).get();
  if (!row) return null;
  const { picture } = row;
  const cover = { filename: pdfPage(picture.filename, 1), alt: picture.alt || 'Sampul katalog' };
  return { ...row, picture: { ...picture, ...cover } };
}
