import { eq, getTableColumns } from 'drizzle-orm';
import * as z from 'zod/mini';
import { files } from '#database/tables.ts';
import { bySlug } from '#lib/inputs.ts';
import { wasEverPublic } from '#server/content/addresses.ts';
import {
  addressProcedures,
  entryProcedures,
  orderProcedures,
  publishProcedures,
} from '#server/content/procedures.ts';
import type { HomeContext } from '#server/module/home-section.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { downloadSize, downloadsOf } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogPath } from './paths.ts';
import { inOrder, listedCatalogs, publishedCatalogs, shown } from './published.ts';
import { readCatalog } from './read-catalog.ts';
import { catalogs } from './tables.ts';

/** The slug in a requested address, and the part of a catalog with many pages, from 1. */
const catalogPart = z.extend(bySlug, { part: z._default(z.int().check(z.positive()), 1) });

/** `catalog`: pictures or PDFs that visitors look at and download. */
export const catalogRouter = router({
  /** For visitors: the published catalogs in their order. `size`: what the download weighs; null if its file is missing. */
  getPage: visitorProcedure.query(({ ctx }) =>
    Promise.all(
      listedCatalogs(ctx.db).map(async (catalog) => ({
        ...catalog,
        size: await downloadSize(ctx, catalog),
      })),
    ),
  ),

  /** For visitors: one catalog with its pages, or those of a part of it, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure.input(catalogPart).query(({ ctx, input }) => readCatalog(ctx, input)),

  /** For the back office: every catalog in its order, with its downloads. */
  getAll: officeProcedure('read', 'content').query(({ ctx }) => listCatalogs(ctx)),

  ...entryProcedures(catalogType),
  ...publishProcedures(catalogType),
  ...orderProcedures(catalogType),
  ...addressProcedures(catalogType),
});

/**
 * Every catalog in its order, as the back office lists it. `download`: where visitors download it; null while they can't.
 * `wasPublic`: its address redirects once it changes.
 */
async function listCatalogs({ db, files: store, now }: HomeContext) {
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
