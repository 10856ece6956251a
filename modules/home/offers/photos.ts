import type { Queries } from '#database/client.ts';
import { isAmong, preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { isStarterDrawing } from '#server/brand/starter-pictures.ts';

const checksums = preparedQuery((db) =>
  db.select({ sha256: files.sha256 }).from(files).where(isAmong(files.id, 'ids')),
);

/** Counts the pictures that aren’t drawings of a new site. */
export function countPhotos(db: Queries, ids: (number | null)[]): number {
  const rows = checksums(db).all({ ids: JSON.stringify(ids) });
  return rows.filter(({ sha256 }) => !isStarterDrawing(sha256)).length;
}
