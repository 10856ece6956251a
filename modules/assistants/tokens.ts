import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { AssistantRight } from '#lib/rights.ts';
import { recordActivity } from '#server/activity/record.ts';
import { refused } from '#server/errors/refused.ts';
import type { ApiCaller } from '#server/request/points.ts';
import type { Services } from '#server/services.ts';
import { mayCall } from './allowed-calls.ts';
import { accessTokens } from './tables.ts';

const aMinute = 60_000;
const aDay = 24 * 60 * aMinute;
const most = 20;

interface NewToken {
  name: string;
  rights: AssistantRight[];
  days: number;
}

interface Caller {
  db: Database;
  user: { id: string; name: string };
  now(): Date;
}

/** Returns the token, which nobody can read again. */
export function createToken({ db, user, now }: Caller, { days, ...about }: NewToken): string {
  const token = `vinci_${randomBytes(32).toString('base64url')}`;
  const [createdAt, expiresAt] = [now(), new Date(now().getTime() + days * aDay)];
  db.transaction((tx) => {
    const isOwn = eq(accessTokens.userId, user.id);
    const [{ has = 0 } = {}] = tx.select({ has: count() }).from(accessTokens).where(isOwn).all();
    if (has >= most)
      throw refused('CONFLICT', 'You have 20 access tokens. Revoke one that you no longer use.');
    tx.insert(accessTokens)
      .values({ ...about, id: hashOf(token), userId: user.id, createdAt, expiresAt })
      .run();
    record(tx, 'tokenAdded', user, about.name);
  });
  return token;
}

/** Revokes a token, of this person if given. */
export function revokeToken(db: Database, id: string, userId?: string): void {
  db.transaction((tx) => {
    const isIt = and(eq(accessTokens.id, id), userId ? eq(accessTokens.userId, userId) : undefined);
    const token = tx.delete(accessTokens).where(isIt).returning().get();
    if (!token) throw refused('NOT_FOUND', 'This access token no longer exists.');
    const owner = tx.select().from(users).where(eq(users.id, token.userId)).get();
    if (owner) record(tx, 'tokenRevoked', owner, token.name);
  });
}

function record(
  tx: Parameters<typeof recordActivity>[0],
  what: 'tokenAdded' | 'tokenRevoked',
  { id, name }: Caller['user'],
  detail: string,
) {
  recordActivity(tx, { what, type: 'account', entry: id, title: name, detail });
}

/** The newest first, with their owners. */
export function listTokens(db: Database, userId?: string) {
  const { id, name, rights, createdAt, expiresAt, usedAt } = accessTokens;
  return db
    .select({ id, name, rights, createdAt, expiresAt, usedAt, owner: users.name })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(userId ? eq(accessTokens.userId, userId) : undefined)
    .orderBy(desc(createdAt))
    .all();
}

const notValid = 'This access token has expired or was revoked.';
const notAllowed =
  'Assistants can’t do this. They read and write drafts; a person publishes, deletes and changes settings.';

/**
 * Who calls with a token in the header Authorization (RFC 6750), as its owner is now: a narrowed account narrows its tokens, and a
 * deactivated one stops them. Throws UNAUTHORIZED and TOO_MANY_REQUESTS.
 */
export async function callerOfToken(
  { db, now }: Services,
  { headers }: Pick<Request, 'headers'>,
  calls: number,
): Promise<ApiCaller | null> {
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return null;
  const isValid = and(eq(accessTokens.id, hashOf(token)), gt(accessTokens.expiresAt, now()));
  const found = db
    .select({ token: accessTokens, account: users })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(isValid, eq(users.active, true)))
    .get();
  if (!found) throw refused('UNAUTHORIZED', notValid);
  limit(found.token.id, calls);
  const { name, rights, createdAt, usedAt } = found.token;
  if (now().getTime() - (usedAt?.getTime() ?? 0) >= aMinute) {
    await waitForWriteLock(db);
    db.update(accessTokens).set({ usedAt: now() }).where(isValid).run();
  }
  const { id, email, role, right, language, ...account } = found.account;
  const user = { id, name: account.name, email, role, right, language, assistant: { name, rights } };
  const admit = (path: string) => {
    if (!mayCall(rights, path)) throw refused('FORBIDDEN', notAllowed);
  };
  return { user, startedAt: createdAt, admit };
}

const callsAMinute = 300;
const counts = new LRUCache<string, number>({ max: 10_000, ttl: aMinute, noUpdateTTL: true });

/** Throws TOO_MANY_REQUESTS with the `seconds` to wait. */
function limit(id: string, calls: number) {
  const made = (counts.get(id) ?? 0) + calls;
  counts.set(id, made);
  if (made <= callsAMinute) return;
  const error = refused('TOO_MANY_REQUESTS', 'More than 300 calls in a minute. Please wait a moment.');
  throw Object.assign(error, { seconds: Math.ceil(counts.getRemainingTTL(id) / 1000) });
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex');
}
