import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { equalSecrets, newToken } from './tokens.ts';

/** A request's cookies by name. */
export type Cookies = Record<string, string | undefined>;

/** The cookies of NextAuth v4 by their content; each returns the Set-Cookie line for a value. */
export interface CookieJar {
  names: { csrf: string; callbackUrl: string; session: string };
  csrf(value: string): string;
  callbackUrl(value: string): string;
  session(token: string, expires: Date): string;
  clearSession(): string;
}

/**
 * The cookies for a browser that has the site open under `origin`. The names are the same for all browsers: when the
 * site's own address (`site`) is on https they carry the prefixes that make browsers refuse them from anywhere else
 * (RFC 6265bis).
 */
export function createCookieJar(site: string, origin = site): CookieJar {
  const prefixed = site.startsWith('https:');
  const secure = origin.startsWith('https:');
  const attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  const names = {
    csrf: `${prefixed ? '__Host-' : ''}next-auth.csrf-token`,
    callbackUrl: `${prefixed ? '__Secure-' : ''}next-auth.callback-url`,
    session: `${prefixed ? '__Secure-' : ''}next-auth.session-token`,
  };
  return {
    names,
    csrf: (value) => stringifySetCookie(names.csrf, value, attributes),
    callbackUrl: (value) => stringifySetCookie(names.callbackUrl, value, attributes),
    session: (token, expires) => stringifySetCookie(names.session, token, { ...attributes, expires }),
    clearSession: () => stringifySetCookie(names.session, '', { ...attributes, maxAge: 0 }),
  };
}

/** The Set-Cookie line of another cookie of the sign-in, for a browser that has the site open under `origin`. */
export function setCookie(
  origin: string,
  name: string,
  value: string,
  { path = '/', maxAge }: { path?: string; maxAge: number },
): string {
  const secure = origin.startsWith('https:');
  return stringifySetCookie(name, value, { path, httpOnly: true, secure, sameSite: 'lax', maxAge });
}

/** The cookies of a request; never throws, whatever the header contains. */
export function readCookies(header: string | undefined): Cookies {
  return parseCookie(header ?? '');
}

/**
 * The CSRF token of a browser: the one in its cookie, or a new one with the Set-Cookie line to send. The cookie
 * is `token|hash` with hash = SHA-256 of token and secret, as in NextAuth v4: only this server can make one.
 */
export function readCsrf(cookies: Cookies, jar: CookieJar, secret: string) {
  const [token, hash] = (cookies[jar.names.csrf] ?? '').split('|');
  if (token && hash && equalSecrets(hash, sign(token, secret))) return { token, setCookie: null };
  const fresh = newToken();
  return { token: fresh, setCookie: jar.csrf(`${fresh}|${sign(fresh, secret)}`) };
}

/** Did the body carry the browser's token? Without the cookie `token` is new, so nobody can have sent it. */
export function csrfMatches(token: string, sent: string | undefined): boolean {
  return sent !== undefined && equalSecrets(sent, token);
}

function sign(token: string, secret: string) {
  return createHash('sha256').update(`${token}${secret}`).digest('hex');
}
