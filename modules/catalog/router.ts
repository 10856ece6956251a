import {
  addressProcedures,
  entryProcedures,
  orderProcedures,
  publishProcedures,
} from '#server/content/procedures.ts';
import { clientProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { downloadSize } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogPart } from './inputs.ts';
import { listCatalogs } from './list.ts';
import { publishedCatalogs } from './published.ts';
import { readCatalog } from './read-catalog.ts';

/** `catalog`: pictures or PDFs that visitors look at and download. */
export const catalogRouter = router({
  /** For visitors: the published catalogs in their order. `size`: what the download weighs; null if its file is missing. */
  getPage: visitorProcedure.query(({ ctx }) =>
    Promise.all(
      publishedCatalogs(ctx.db).map(async (catalog) => ({
        ...catalog,
        size: await downloadSize(ctx, catalog),
      })),
    ),
  ),

  /** For visitors: one catalog with its pages, or those of a part of it, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure.input(catalogPart).query(({ ctx, input }) => readCatalog(ctx, input)),

  /** For the back office: every catalog in its order, with its downloads. */
  getAll: clientProcedure.query(({ ctx }) => listCatalogs(ctx)),

  ...entryProcedures(catalogType),
  ...publishProcedures(catalogType),
  ...orderProcedures(catalogType),
  ...addressProcedures(catalogType),
});
