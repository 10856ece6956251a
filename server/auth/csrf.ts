import { createHash, timingSafeEqual } from 'node:crypto';
import type { CookieJar, Cookies } from './cookies.ts';
import { newToken } from './tokens.ts';

/**
 * The csrf token of a browser: the one its cookie holds, or a fresh one with the Set-Cookie line to send. The cookie
 * is `token|hash` with hash = SHA-256 of token and secret, as NextAuth v4 does: only we can make one.
 */
export function readCsrf(cookies: Cookies, jar: CookieJar, secret: string) {
  const [held, hash] = (cookies[jar.names.csrf] ?? '').split('|');
  if (held && hash && equalText(hash, sign(held, secret))) return { token: held, setCookie: null };
  const token = newToken();
  return { token, setCookie: jar.csrf(`${token}|${sign(token, secret)}`) };
}

/** Did the body bring the browser's token? Without the cookie `token` is a fresh one, which nobody can have sent. */
export function csrfMatches(token: string, given: string | undefined): boolean {
  return given !== undefined && equalText(given, token);
}

function sign(token: string, secret: string) {
  return createHash('sha256').update(`${token}${secret}`).digest('hex');
}

/** Compares secrets in a time that says nothing about where they differ. */
export function equalText(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
