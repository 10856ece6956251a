import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { FileUse } from '#server/module.ts';
import { catalogs } from './tables.ts';

const route = '/only-us/upload-catalog';

/** The catalogs that show these files, those that visitors saw earlier too: one can go back to them. */
export function fileUses(db: Queries, fileIds: SQL): FileUse[] {
  const { fileId } = catalogs;
  const uses = db.select({ fileId, name: files.name }).from(catalogs).innerJoin(files, eq(files.id, fileId));
  const rows = uses.where(inArray(fileId, fileIds)).all();
  return rows.map(({ fileId, name }) => ({ fileId, title: `Catalog: ${name}`, route }));
}
