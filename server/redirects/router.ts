import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import * as z from 'zod/v4/core';
import { redirectFields } from '#lib/redirect-inputs.ts';
import { gone } from '../content/errors.ts';
import { updateVersioned } from '../content/versions.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { type Checked, whenChecked } from './check.ts';
import { importFile, previewImport } from './import.ts';
import { oneRedirect, redirectChange, redirectFile, redirectFilter } from './inputs.ts';
import { listRedirects } from './list.ts';
import { listMissing } from './missing-addresses.ts';
import { ownPageAt } from './own-pages.ts';
import { recordRedirect, storeRedirects } from './store.ts';
import { redirects } from './tables.ts';

/** `redirect`: the addresses that redirect or are gone. */
export const redirectRouter = router({
  getAll: administratorProcedure.input(redirectFilter).query(({ ctx, input }) => listRedirects(ctx, input)),

  /** What visitors asked for and nothing answers, most often first. */
  getMissing: administratorProcedure.query(({ ctx }) => {
    return listMissing(ctx.db, (path) => ctx.redirectAt(path) !== undefined || ownPageAt(ctx, path) !== null);
  }),

  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(redirectFields)
    .mutation(({ ctx, input }) =>
      whenChecked(ctx, { entered: [input] }, (checked) => {
        refuseMistake(checked);
        ctx.db.transaction((tx) => {
          storeRedirects(tx, checked, ctx.now());
          recordRedirect(tx, 'created', checked.paths[0]);
        });
      }),
    ),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(redirectChange)
    .mutation(({ ctx, input: { id, version, ...entered } }) => {
      const before = ctx.db.select().from(redirects).where(eq(redirects.id, id)).get();
      if (!before) throw gone('redirect');
      const now = ctx.now();
      return whenChecked(ctx, { entered: [entered], replaced: before.path }, (checked) => {
        refuseMistake(checked);
        const path = checked.paths[0] ?? '';
        const change = { path, ...checked.answers.get(path) };
        checked.answers.delete(path);
        ctx.db.transaction((tx) => {
          updateVersioned(tx, redirects, { id, version, now, noun: 'redirect' }, change);
          storeRedirects(tx, checked, now);
          recordRedirect(tx, 'updated', path);
        });
      });
    }),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(oneRedirect)
    .mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => {
        const deleted = tx.delete(redirects).where(eq(redirects.id, input.id)).returning().get();
        if (!deleted) throw gone('redirect');
        recordRedirect(tx, 'purged', deleted.path);
      });
    }),

  /** What importing a CSV file would do. */
  previewImport: administratorProcedure
    .meta({ changesPublic: false })
    .input(redirectFile)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),

  /** Stores the redirects of a CSV file, but for those with a mistake: what came of it. */
  import: administratorProcedure
    .meta({ changesPublic: true })
    .input(redirectFile)
    .mutation(({ ctx, input }) => importFile(ctx, input)),
});

// Reported like a validation error, so that the form shows it at the field.
function refuseMistake({ mistakes }: Checked) {
  for (const { field, message } of mistakes.values()) {
    const cause = new z.$ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]);
    throw new TRPCError({ code: 'BAD_REQUEST', message, cause });
  }
}
