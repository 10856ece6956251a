import { TRPCError } from '@trpc/server';
import { count, eq, sql } from 'drizzle-orm';
import * as z from 'zod/v4/core';
import { immediate, type Queries } from '#database/client.ts';
import { redirectFields } from '#lib/redirect-inputs.ts';
import { gone } from '../content/errors.ts';
import { updateVersioned } from '../content/versions.ts';
import { administratorProcedure, type Context, router } from '../trpc.ts';
import { type Checked, checkRedirects, type Entered, type Mistake } from './check.ts';
import { checkImport, previewImport } from './import.ts';
import { oneRedirect, redirectChange, redirectFile, redirectFilter } from './inputs.ts';
import { listRedirects } from './list.ts';
import { listMissing } from './missing-addresses.ts';
import { ownPageAt } from './own-pages.ts';
import { redirects } from './tables.ts';

/** As many as the site can have: each change reads them all. */
const most = 20_000;

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
    .mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => store(tx, checkOne(ctx, input), ctx.now()), immediate);
    }),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(redirectChange)
    .mutation(({ ctx, input: { id, version, ...entered } }) => {
      const now = ctx.now();
      ctx.db.transaction((tx) => {
        const before = tx.select().from(redirects).where(eq(redirects.id, id)).get();
        if (!before) throw gone('redirect');
        const checked = checkOne(ctx, entered, before.path);
        const path = checked.paths[0] ?? '';
        const target = checked.targets.get(path) ?? null;
        updateVersioned(tx, redirects, { id, version, now, noun: 'redirect' }, { path, target });
        checked.targets.delete(path);
        store(tx, checked, now);
      }, immediate);
    }),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(oneRedirect)
    .mutation(({ ctx, input }) => {
      const { changes } = ctx.db.delete(redirects).where(eq(redirects.id, input.id)).run();
      if (changes === 0) throw gone('redirect');
    }),

  /** What importing a CSV file would do. */
  previewImport: administratorProcedure
    .meta({ changesPublic: false })
    .input(redirectFile)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),

  /** Stores all redirects of a CSV file, or none if one is wrong. Returns how many. */
  import: administratorProcedure
    .meta({ changesPublic: true })
    .input(redirectFile)
    .mutation(({ ctx, input }) =>
      ctx.db.transaction((tx) => {
        const checked = checkImport(ctx, input);
        store(tx, checked, ctx.now());
        return { count: checked.paths.length };
      }, immediate),
    ),
});

function checkOne(context: Context, entered: Entered, replaced?: string): Checked {
  const checked = checkRedirects(context, [entered], replaced);
  const mistake = checked.mistakes.get(0);
  if (mistake) throw refusal(mistake);
  return checked;
}

// Reported like a validation error, so that the form shows it at the field.
function refusal({ field, message }: Mistake) {
  const cause = new z.$ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]);
  return new TRPCError({ code: 'BAD_REQUEST', message, cause });
}

function store(tx: Queries, { targets }: Checked, now: Date) {
  for (const [path, target] of targets) {
    const change = { target, updatedAt: now, version: sql`${redirects.version} + 1` };
    tx.insert(redirects)
      .values({ path, target, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: redirects.path, set: change })
      .run();
  }
  const stored = tx.select({ found: count() }).from(redirects).get()?.found ?? 0;
  if (stored > most)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The site can have at most 20,000 redirects.' });
}
