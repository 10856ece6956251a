import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { line } from '#lib/inputs.ts';
import { assistantRights, may } from '#lib/rights.ts';
import { recordActivity } from '#server/activity/record.ts';
import { typesFor } from '#server/content/declared-types.ts';
import { findEntries } from '#server/content/find-entries.ts';
import { refused } from '#server/errors/refused.ts';
import { administratorProcedure, officeProcedure, ownProcedure, router } from '#server/trpc.ts';
import { accessTokens } from './tables.ts';
import { hashOf } from './tokens.ts';

const change = officeProcedure('write', 'own').meta({ changesPublic: false });
const newToken = z.strictObject({
  name: line('Name', 60),
  rights: z.array(z.enum(assistantRights)).check(z.maxLength(assistantRights.length)),
  days: z.int().check(z.positive(), z.maximum(365)),
});
const oneToken = z.strictObject({ id: z.string().check(z.maxLength(64)) });

const most = 20;
const aDay = 24 * 60 * 60_000;

export const accessTokenRouter = router({
  getOwn: ownProcedure.query(({ ctx: { db, user } }) => listTokens(db, user.id)),

  getAll: administratorProcedure.query(({ ctx }) => listTokens(ctx.db)),

  /** Returns the token, which nobody can read again. */
  create: change
    .meta({ confirm: true })
    .input(newToken)
    .mutation(({ ctx: { db, user, now }, input: { days, ...about } }) => {
      const token = `vinci_${randomBytes(32).toString('base64url')}`;
      const [createdAt, expiresAt] = [now(), new Date(now().getTime() + days * aDay)];
      const row = { ...about, id: hashOf(token), userId: user.id, createdAt, expiresAt };
      db.transaction((tx) => {
        if (listTokens(tx, user.id).length >= most)
          throw refused('CONFLICT', 'You have 20 access tokens. Revoke one that you no longer use.');
        tx.insert(accessTokens).values(row).run();
        recordActivity(tx, { what: 'tokenAdded', ...lineOf(user, about) });
      });
      return token;
    }),

  /** One's own; administrators any. */
  revoke: change.input(oneToken).mutation(({ ctx: { db, user }, input }) => {
    const isOpen = may(user, 'manage', 'settings') ? undefined : eq(accessTokens.userId, user.id);
    db.transaction((tx) => {
      const one = and(eq(accessTokens.id, input.id), isOpen);
      const token = tx.delete(accessTokens).where(one).returning().get();
      if (!token) throw refused('NOT_FOUND', 'This access token no longer exists.');
      const owner = tx.select().from(users).where(eq(users.id, token.userId)).get();
      if (owner) recordActivity(tx, { what: 'tokenRevoked', ...lineOf(owner, token) });
    });
  }),
});

const lineOf = ({ id, name }: { id: string; name: string }, token: { name: string }) => {
  return { type: 'account', entry: id, title: name, detail: token.name };
};

/** The newest first, with their owners. */
function listTokens(db: Queries, userId?: string) {
  const { id, name, rights, createdAt, expiresAt, usedAt } = accessTokens;
  return db
    .select({ id, name, rights, createdAt, expiresAt, usedAt, owner: users.name })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(userId ? eq(accessTokens.userId, userId) : undefined)
    .orderBy(desc(createdAt))
    .all();
}

const aPage = 50;
const text = z.string().check(z.trim(), z.maxLength(100));
const page = z.int().check(z.positive(), z.maximum(100));

/** Procedures that only assistants need. */
export const assistantRouter = router({
  /** The entries of one type or all that the person may read, with these words in their titles. */
  findEntries: officeProcedure('read', 'content', 'pages')
    .input(z.strictObject({ type: z.optional(text), query: text, page }))
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
