import { createHmac, randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { AuthContext, AuthRequest } from './request.ts';
import { equalSecrets } from './tokens.ts';

const cookieName = 'vinci.known-browser';
// The longest that browsers store a cookie (RFC 6265bis).
const maxAge = 400 * 86_400;
const maxAccounts = 5;

/**
 * The id of a browser that this email address has signed in with before; null for all others. The cookie is
 * `id.signature.signature…`, with one signature for each address: nobody can forge one without the secret, and checking
 * it doesn't reveal whether the account exists.
 */
export function knownBrowser({ env }: AuthContext, { cookies }: AuthRequest, email: string): string | null {
  const { id, signatures } = readCookie(cookies[cookieName]);
  const expected = sign(id, email, env.AUTH_SECRET);
  return signatures.some((signature) => equalSecrets(signature, expected)) ? id : null;
}

/** Marks the browser as known to this email address. The mark survives signing out. */
export function rememberBrowser(context: AuthContext, authRequest: AuthRequest, email: string): void {
  const { id, signatures } = readCookie(authRequest.cookies[cookieName]);
  const own = sign(id, email, context.env.AUTH_SECRET);
  const others = signatures.filter((signature) => signature !== own);
  const value = [id, own, ...others].slice(0, 1 + maxAccounts).join('.');
  const secure = context.origin.startsWith('https:');
  const attributes = { path: '/api/auth', httpOnly: true, secure, sameSite: 'lax', maxAge } as const;
  authRequest.setCookies.push(stringifySetCookie(cookieName, value, attributes));
}

function readCookie(value = '') {
  const [id = '', ...signatures] = value.split('.').slice(0, 1 + maxAccounts);
  if (/^[0-9a-f]{32}$/.test(id)) return { id, signatures };
  return { id: randomBytes(16).toString('hex'), signatures: [] };
}

function sign(id: string, email: string, secret: string) {
  return createHmac('sha256', secret).update(`known browser ${id} ${email}`).digest('base64url');
}
