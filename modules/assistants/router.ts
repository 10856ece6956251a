import { desc, getTableColumns } from 'drizzle-orm';
import * as z from 'zod/mini';
import { line } from '#lib/inputs.ts';
import { assistantRights } from '#lib/rights.ts';
import { contentProcedure, ofType } from '#server/content/content-procedures.ts';
import { typesFor } from '#server/content/declared-types.ts';
import { findEntries } from '#server/content/find-entries.ts';
import { type EntryRow, type EntryType, isOfType } from '#server/module/entry-type.ts';
import { administratorProcedure, officeProcedure, ownProcedure, router } from '#server/trpc.ts';

// Not at the start: few calls need them.
const tokens = () => import('./tokens.ts');

const change = officeProcedure('write', 'own').meta({ changesPublic: false });
const newToken = z.strictObject({
  name: line('Name', 60),
  rights: z.array(z.enum(assistantRights)).check(z.maxLength(assistantRights.length)),
  days: z.int().check(z.positive(), z.maximum(365)),
});
const oneToken = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const accessTokenRouter = router({
  getOwn: ownProcedure.query(async ({ ctx }) => (await tokens()).listTokens(ctx.db, ctx.user.id)),

  getAll: administratorProcedure.query(async ({ ctx }) => (await tokens()).listTokens(ctx.db)),

  /** Returns the token, this once. */
  create: change
    .meta({ confirm: true })
    .input(newToken)
    .mutation(async ({ ctx, input }) => (await tokens()).createToken(ctx, input)),

  revoke: change
    .input(oneToken)
    .mutation(async ({ ctx, input }) => (await tokens()).revokeToken(ctx.db, input.id, ctx.user.id)),

  revokeAny: administratorProcedure
    .meta({ changesPublic: false })
    .input(oneToken)
    .mutation(async ({ ctx, input }) => (await tokens()).revokeToken(ctx.db, input.id)),
});

const aPage = 50;
const query = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** What assistants need beside the procedures of the back office. */
export const assistantRouter = router({
  /** The entries with these words in their titles, of the types that the person may read. */
  search: officeProcedure('read', 'content', 'pages')
    .input(z.strictObject({ query }))
    .query(({ ctx, input }) =>
      findEntries(ctx.db, typesFor(ctx.user), input.query, aPage).map(({ type, row }) => lineOf(type, row)),
    ),

  /** The entries of a type without their texts, the last changed first. */
  list: contentProcedure('read')
    .input(z.extend(ofType, { page: z.int().check(z.positive()) }))
    .query(({ ctx: { db, type }, input }) => {
      const columns = Object.entries(getTableColumns(type.table)).filter(
        ([, { dataType }]) => dataType !== 'json',
      );
      const rows = db
        .select(Object.fromEntries(columns))
        .from(type.table)
        .where(isOfType(type))
        .orderBy(desc(type.table.updatedAt), desc(type.table.id))
        .limit(aPage)
        .offset((input.page - 1) * aPage)
        .all() as unknown as EntryRow[];
      return rows.map((row) => lineOf(type, row));
    }),
});

function lineOf(type: EntryType, row: EntryRow) {
  const { id, status = 'published', updatedAt } = row;
  const path = status === 'published' ? type.address?.(row) : undefined;
  return { type: type.name, id: Number(id), title: type.title(row), status, updatedAt, path };
}
