import { parseCookie } from 'cookie';
import type { Response } from 'express';
import { may, type Person } from '#lib/rights.ts';

/** The cookie with the instant at which its browser wants to see the site. */
export const futureCookie = 'vinci.future';

/** The instant at which somebody who may read content wants to see the site; null for now, which is what visitors see. */
export function askedFuture(
  user: Person | null,
  cookieHeader: string | undefined,
  now: () => Date,
): Date | null {
  if (!cookieHeader?.includes(futureCookie) || !may(user, 'read', 'content')) return null;
  const at = new Date(parseCookie(cookieHeader)[futureCookie] ?? '');
  return at > now() ? at : null;
}

/** From now on, this browser sees the site of today. */
export function forgetFuture(response: Response): void {
  response.clearCookie(futureCookie, { path: '/' });
}
