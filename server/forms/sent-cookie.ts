import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import type { Context } from '../context.ts';

// What was sent is shown to the browser that sent it: an address is passed on, and stays in histories.

const name = 'vinci.sent';
const lasts = 60 * 60;

/** Lets this browser, and no other, see at `location` what it has sent, for an hour. */
export function rememberSent(
  response: Response,
  { origin }: Pick<Context, 'origin'>,
  { location, key }: { location: string; key: string },
): void {
  const [path] = location.split('?', 1);
  const secure = origin?.startsWith('https:') ?? false;
  const attributes = { path, maxAge: lasts, httpOnly: true, secure, sameSite: 'lax' } as const;
  response.append('Set-Cookie', stringifySetCookie(name, key, attributes));
}

/** Empty without a cookie. */
export function sentKeyOf(cookieHeader: string | undefined): string {
  return parseCookie(cookieHeader ?? '')[name]?.slice(0, 64) ?? '';
}
