import { createHash, timingSafeEqual } from 'node:crypto';
import type { CookieJar, Cookies } from './cookies.ts';
import { newToken } from './tokens.ts';

/**
 * The csrf token of a browser: the one its cookie holds, or a fresh one with the Set-Cookie line to send. The cookie
 * is `token|hash` with hash = SHA-256 of token and secret, as NextAuth v4 does: only we can make one.
 */
export function readCsrf(cookies: Cookies, jar: CookieJar, secret: string) {
  const [held, hash] = (cookies[jar.names.csrf] ?? '').split('|');
  if (held && hash && equal(hash, sign(held, secret))) return { token: held, held: true, setCookie: null };
  const token = newToken();
  return { token, held: false, setCookie: jar.csrf(`${token}|${sign(token, secret)}`) };
}

/** Did the body bring the token that the browser's cookie holds? A token without the cookie proves nothing. */
export function csrfMatches(csrf: { token: string; held: boolean }, given: string | undefined): boolean {
  return csrf.held && given !== undefined && equal(given, csrf.token);
}

function sign(token: string, secret: string) {
  return createHash('sha256').update(`${token}${secret}`).digest('hex');
}

function equal(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
