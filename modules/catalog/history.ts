import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { files, users } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { catalogs } from './tables.ts';

const uploaders = alias(users, 'uploaders');
const showers = alias(users, 'showers');

/** Every catalog that was uploaded, the newest first: its picture, who and when, and whether visitors see it. */
export function catalogHistory(db: Queries) {
  const { id, createdAt, shownAt } = catalogs;
  const { name, bytes, pages } = files;
  const [uploadedBy, shownBy] = [uploaders.name, showers.name];
  const rows = db
    .select({ id, createdAt, shownAt, uploadedBy, shownBy, name, bytes, pages, picture: shownPicture })
    .from(catalogs)
    .innerJoin(files, eq(files.id, catalogs.fileId))
    .leftJoin(uploaders, eq(uploaders.id, catalogs.createdBy))
    .leftJoin(showers, eq(showers.id, catalogs.shownBy))
    .orderBy(desc(id))
    .all();
  const last = Math.max(...rows.map((row) => row.shownAt.getTime()));
  return rows.map((row) => ({ ...row, isShown: row.shownAt.getTime() === last }));
}
