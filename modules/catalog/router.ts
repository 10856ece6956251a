import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import { one } from '#lib/inputs.ts';
import { createEntry } from '#server/content/entries.ts';
import { gone, savedMeanwhile } from '#server/content/errors.ts';
import { deleteEntry } from '#server/content/trash/trash.ts';
import { clientProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { catalogPages } from './catalog-pages.ts';
import { countDownloads, downloadSize } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogHistory } from './history.ts';
import { catalogFields, rollBack } from './inputs.ts';
import { refreshSearch } from './search.ts';
import { shownCatalog } from './shown.ts';
import { catalogs } from './tables.ts';

/** `catalog`: the company's catalog, a picture or a PDF that visitors look at and download. */
export const catalogRouter = router({
  /** For visitors: the catalog as it is now, and its pages if it is a PDF; null when there is none. */
  get: visitorProcedure.query(({ ctx }) => {
    const shown = shownCatalog(ctx.db);
    return shown && { ...shown, leaves: catalogPages(ctx.db, shown) };
  }),

  /** For visitors: how large its file is, in bytes; null when there is none. It is made if it isn't yet. */
  getDownload: visitorProcedure.query(async ({ ctx }) => {
    const shown = shownCatalog(ctx.db);
    return { bytes: shown && (await downloadSize(ctx, shown)) };
  }),

  /** For the back office: every upload, the newest first, and how often visitors downloaded the catalog. */
  getAll: clientProcedure.query(({ ctx }) => ({
    catalogs: catalogHistory(ctx.db),
    downloads: countDownloads(ctx.db),
  })),

  /** A new catalog. Visitors see it from now on. */
  create: clientProcedure
    .meta({ changesPublic: true })
    .input(catalogFields)
    .mutation(async ({ ctx, input }) => {
      const created = ctx.db.transaction((tx) => {
        const shownAt = laterThan(shownCatalog(tx)?.shownAt, ctx.now());
        const row = { ...input, shownBy: ctx.user.id, createdAt: shownAt, shownAt };
        const created = createEntry(tx, catalogType, row, { user: ctx.user.id, now: shownAt });
        refreshSearch(tx);
        return created;
      });
      // A large one takes seconds, and no visitor should wait for it.
      const shown = shownCatalog(ctx.db);
      if (shown) await downloadSize(ctx, shown);
      return created;
    }),

  /** Roll back: visitors see this one again. CONFLICT when they see another by now than the one to replace. */
  publish: clientProcedure
    .meta({ changesPublic: true })
    .input(rollBack)
    .mutation(({ ctx, input: { id, insteadOf } }) => {
      ctx.db.transaction((tx) => {
        const shown = shownCatalog(tx);
        if (shown && shown.id !== insteadOf) throw savedMeanwhile();
        const now = laterThan(shown?.shownAt, ctx.now());
        const values = { shownAt: now, shownBy: ctx.user.id, updatedAt: now };
        const { changes } = tx.update(catalogs).set(values).where(eq(catalogs.id, id)).run();
        if (changes === 0) throw gone(catalogType.noun);
        refreshSearch(tx);
      });
    }),

  /** Takes an upload out of the history. The one that visitors see goes last, and then there is no catalog. */
  delete: clientProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input: { id } }) => {
      ctx.db.transaction((tx) => {
        const others = catalogHistory(tx).filter((each) => each.id !== id);
        if (shownCatalog(tx)?.id === id && others.length > 0) throw stillShown();
        deleteEntry(tx, catalogType, id);
        refreshSearch(tx);
      });
    }),
});

// No two are shown at the same instant, and none before the one it replaces: not even when a clock is set back.
function laterThan(last: Date | undefined, now: Date) {
  return new Date(Math.max(now.getTime(), (last?.getTime() ?? 0) + 1));
}

function stillShown() {
  const message = 'Visitors see this catalog. Roll back to another one, or upload one, before you delete it.';
  return new TRPCError({ code: 'CONFLICT', message });
}
