import { parseCookie } from 'cookie';
import type { Response } from 'express';
import { setCookie } from '../auth/cookies.ts';
import type { Context } from '../context.ts';

// The answers are shown only to the browser that sent them: an address is passed on, and stays in histories.

const name = 'vinci.sent';
const lasts = 60 * 60;

/** Lets this browser, and no other, see at `location` what it has sent, for an hour. */
export function rememberSent(
  response: Response,
  { origin }: Pick<Context, 'origin'>,
  { location, key }: { location: string; key: string },
): void {
  const [path] = location.split('?', 1);
  response.append('Set-Cookie', setCookie(origin, name, key, { path, maxAge: lasts }));
}

/** Empty without a cookie. */
export function sentKeyOf(cookieHeader: string | undefined): string {
  return parseCookie(cookieHeader ?? '')[name]?.slice(0, 64) ?? '';
}
