import { eq, getTableColumns } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { wasEverPublic } from '#server/content/addresses.ts';
import type { HomeContext } from '#server/module/home-section.ts';
import { downloadSize, downloadsOf } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogPath } from './paths.ts';
import { inOrder, publishedCatalogs, shown } from './published.ts';
import { catalogs } from './tables.ts';

/**
 * Every catalog in its order, as the back office lists it. `download`: where visitors download it; null while they can't.
 * `wasPublic`: its address redirects once it changes.
 */
export async function listCatalogs({ db, files: store, now }: HomeContext) {
  const published = publishedCatalogs(db);
  // The PNG of a new picture is made here: it may take seconds, and no visitor should wait for it.
  for (const catalog of published) await downloadSize({ files: store }, catalog);
  const rows = db
    .select({ ...shown, name: files.name, row: getTableColumns(catalogs) })
    .from(catalogs)
    .leftJoin(files, eq(files.id, catalogs.fileId))
    .orderBy(...inOrder)
    .all();
  return rows.map(({ row, ...catalog }) => ({
    ...catalog,
    version: row.version,
    path: catalogPath(row.slug),
    download: published.find(({ id }) => id === row.id)?.download ?? null,
    downloads: downloadsOf(db, row),
    wasPublic: wasEverPublic(db, catalogType, row, now()),
  }));
}
