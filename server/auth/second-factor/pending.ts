import { lte } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { type Cookies, setCookie } from '../cookies.ts';
import type { AuthCall } from '../request.ts';
import { pendingSignIns } from '../tables.ts';
import { accountOfToken, hashToken, newToken, spendToken } from '../tokens.ts';

export const secondFactorPath = '/auth/second-factor';

const cookie = 'vinci.pending-sign-in';
const lifetime = 10 * 60_000;

/** After the right password or link: waits for the second factor. Nobody is signed in yet. */
export function startPending({ db, now, origin, setCookies }: AuthCall, userId: string): void {
  const token = newToken();
  const row = { id: hashToken(token), userId, expiresAt: new Date(now().getTime() + lifetime) };
  db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now())).run();
  db.insert(pendingSignIns).values(row).run();
  setCookies.push(setCookie(origin, cookie, token, { maxAge: lifetime / 1000 }));
}

/** Null when it is over or void. */
export function pendingAccount(site: { db: Queries; now(): Date }, cookies: Cookies) {
  return accountOfToken(site, pendingSignIns, cookies[cookie]);
}

/** False without a pending sign-in. */
export function endPending({ db, origin, cookies, setCookies }: AuthCall): boolean {
  if (!spendToken(db, pendingSignIns, cookies[cookie])) return false;
  setCookies.push(setCookie(origin, cookie, '', { maxAge: 0 }));
  return true;
}
