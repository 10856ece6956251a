import { eq, getTableColumns } from 'drizzle-orm';
import * as z from 'zod/mini';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { bySlug } from '#lib/inputs.ts';
import { wasEverPublic } from '#server/content/addresses.ts';
import { pageProcedures } from '#server/content/procedures.ts';
import type { HomeContext } from '#server/rendering/points.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { downloadSize, downloadsOf } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogPath } from './paths.ts';
import { inOrder, listedCatalogs, publishedCatalogs, shown } from './published.ts';
import { readCatalog } from './read-catalog.ts';
import { catalogs } from './tables.ts';

const catalogPart = z.extend(bySlug, { part: z._default(z.int().check(z.positive()), 1) });

export const catalogRouter = router({
  /** Public: the published catalogs. `size`: of the download; null if its file is missing. */
  getPage: visitorProcedure.query(({ ctx }) =>
    Promise.all(
      listedCatalogs(ctx.db).map(async (catalog) => ({ ...catalog, size: await downloadSize(ctx, catalog) })),
    ),
  ),

  /** Public: a catalog with the pages of a part, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure.input(catalogPart).query(({ ctx, input }) => readCatalog(ctx, input)),

  ...pageProcedures(catalogType),

  getAll: officeProcedure('read', 'content').query(({ ctx }) => listCatalogs(ctx)),
});

const all = preparedQuery((db) =>
  db
    .select({ ...shown, name: files.name, row: getTableColumns(catalogs) })
    .from(catalogs)
    .leftJoin(files, eq(files.id, catalogs.fileId))
    .orderBy(...inOrder),
);

/** `download`: null while visitors can’t. `wasPublic`: a new address redirects the old one. */
async function listCatalogs({ db, files: store, now }: HomeContext) {
  const published = publishedCatalogs(db);
  // Makes the PNG of a new picture here: it may take seconds, and no visitor should wait.
  for (const catalog of published) await downloadSize({ files: store }, catalog);
  const rows = all(db).all();
  return rows.map(({ row, ...catalog }) => ({
    ...catalog,
    version: row.version,
    path: catalogPath(row.slug),
    download: published.find(({ id }) => id === row.id)?.download ?? null,
    downloads: downloadsOf(db, row),
    wasPublic: wasEverPublic(db, catalogType, row, now()),
  }));
}
