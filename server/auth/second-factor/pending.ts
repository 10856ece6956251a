import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { type Cookies, setCookie } from '../cookies.ts';
import type { AuthContext, AuthRequest } from '../request.ts';
import { pendingSignIns } from '../tables.ts';
import { hashToken, newToken } from '../tokens.ts';

export const secondFactorPath = '/auth/second-factor';

const cookie = 'vinci.pending-sign-in';
const lifetime = 10 * 60_000;

/** After the right password or link: waits for the second factor. Nobody is signed in yet. */
export function startPending(context: AuthContext, authRequest: AuthRequest, userId: string): void {
  const { db, now } = context;
  const token = newToken();
  const expiresAt = new Date(now().getTime() + lifetime);
  db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now())).run();
  db.insert(pendingSignIns)
    .values({ id: hashToken(token), userId, expiresAt })
    .run();
  authRequest.setCookies.push(setCookie(context.origin, cookie, token, { maxAge: lifetime / 1000 }));
}

/** Null when it is over or void. */
export function pendingAccount({ db, now }: { db: Queries; now(): Date }, cookies: Cookies) {
  const valid = and(
    eq(pendingSignIns.id, hashToken(cookies[cookie] ?? '')),
    gt(pendingSignIns.expiresAt, now()),
    eq(users.active, true),
  );
  const rows = db
    .select({ account: users })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId));
  return rows.where(valid).get()?.account ?? null;
}

/** False without a pending sign-in. */
export function endPending(context: AuthContext, authRequest: AuthRequest): boolean {
  const id = hashToken(authRequest.cookies[cookie] ?? '');
  if (context.db.delete(pendingSignIns).where(eq(pendingSignIns.id, id)).run().changes === 0) return false;
  authRequest.setCookies.push(setCookie(context.origin, cookie, '', { maxAge: 0 }));
  return true;
}
