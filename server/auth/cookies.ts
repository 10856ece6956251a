import { parseCookie, type SerializeOptions, stringifySetCookie } from 'cookie';
import { equalSecrets, hashToken, newToken } from './tokens.ts';

export type Cookies = Record<string, string | undefined>;

/** NextAuth v4's cookies. */
export type CookieJar = ReturnType<typeof createCookieJar>;

/** For a browser that has the site open under `origin`. With https, prefixed names keep other origins from setting them (RFC 6265bis). */
export function createCookieJar(site: string, origin = site) {
  const prefixed = site.startsWith('https:');
  const names = {
    csrf: `${prefixed ? '__Host-' : ''}next-auth.csrf-token`,
    callbackUrl: `${prefixed ? '__Secure-' : ''}next-auth.callback-url`,
    session: `${prefixed ? '__Secure-' : ''}next-auth.session-token`,
  };
  return {
    names,
    csrf: (value: string) => setCookie(origin, names.csrf, value),
    callbackUrl: (value: string) => setCookie(origin, names.callbackUrl, value),
    session: (token: string, expires: Date) => setCookie(origin, names.session, token, { expires }),
    clearSession: () => setCookie(origin, names.session, '', { maxAge: 0 }),
  };
}

/** A cookie that no script reads, for a browser under `origin`. */
export function setCookie(
  origin: string,
  name: string,
  value: string,
  about: Pick<SerializeOptions, 'path' | 'maxAge' | 'expires'> = {},
): string {
  const secure = origin.startsWith('https:');
  return stringifySetCookie(name, value, { path: '/', httpOnly: true, secure, sameSite: 'lax', ...about });
}

/** Never throws. */
export function readCookies(header: string | undefined): Cookies {
  return parseCookie(header ?? '');
}

/** The token in the browser's cookie, or a new one. `token|SHA-256(token + secret)`, as in NextAuth v4: only this server can make one. */
export function readCsrf(cookies: Cookies, jar: CookieJar, secret: string) {
  const [token, hash] = (cookies[jar.names.csrf] ?? '').split('|');
  if (token && hash && equalSecrets(hash, hashToken(token + secret))) return { token, setCookie: null };
  const fresh = newToken();
  return { token: fresh, setCookie: jar.csrf(`${fresh}|${hashToken(fresh + secret)}`) };
}

/** Whether the body carried the browser's token. Without the cookie `token` is new, so nobody can have sent it. */
export function csrfMatches(token: string, sent: string | undefined): boolean {
  return sent !== undefined && equalSecrets(sent, token);
}
