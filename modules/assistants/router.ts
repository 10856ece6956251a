import * as z from 'zod/mini';
import { line } from '#lib/inputs.ts';
import { assistantRights, may } from '#lib/rights.ts';
import { typesFor } from '#server/content/declared-types.ts';
import { findEntries } from '#server/content/find-entries.ts';
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

  /** One's own; administrators any. */
  revoke: change.input(oneToken).mutation(async ({ ctx: { db, user }, input: { id } }) => {
    (await tokens()).revokeToken(db, id, may(user, 'manage', 'settings') ? undefined : user.id);
  }),
});

const aPage = 50;
const text = z.string().check(z.trim(), z.maxLength(100));

/** Procedures that only assistants need. */
export const assistantRouter = router({
  /** The entries of one type or all that the person may read, with these words in their titles. */
  findEntries: officeProcedure('read', 'content', 'pages')
    .input(
      z.strictObject({
        type: z.optional(text),
        query: text,
        page: z.int().check(z.positive(), z.maximum(100)),
      }),
    )
    .query(({ ctx: { db, user }, input: { type: asked, query, page } }) => {
      const types = typesFor(user).filter(({ name }) => asked === undefined || name === asked);
      return findEntries(db, types, query, page * aPage)
        .slice((page - 1) * aPage)
        .map(({ type, id, row }) => {
          const { status = 'published', updatedAt } = row;
          const path = status === 'published' ? type.address?.(row) : undefined;
          return { type: type.name, id, title: type.title(row), status, updatedAt, path };
        });
    }),
});
