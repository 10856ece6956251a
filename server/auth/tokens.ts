import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { magicLinks, passwordLinks, pendingSignIns } from './tables.ts';

type Tokens = typeof magicLinks | typeof passwordLinks | typeof pendingSignIns;

/** 256 random bits as hexadecimal digits. */
export function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** No salt: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** The account of a token; null when it is void. Reading doesn't use it up. */
export function accountOfToken(
  { db, now }: { db: Queries; now(): Date },
  table: Tokens,
  token: string | undefined,
  condition?: SQL,
) {
  const isToken = and(eq(table.id, hashToken(token ?? '')), gt(table.expiresAt, now()));
  const rows = db.select({ account: users }).from(table).innerJoin(users, eq(users.id, table.userId));
  return rows.where(and(isToken, eq(users.active, true), condition)).get()?.account ?? null;
}

/** Uses a token up. False when it was used already: concurrent uses can't both succeed. */
export function spendToken(db: Queries, table: Tokens, token: string | undefined): boolean {
  const isToken = eq(table.id, hashToken(token ?? ''));
  return db.delete(table).where(isToken).run().changes === 1;
}

/** Of a text that only this server signs. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** In constant time. */
export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
