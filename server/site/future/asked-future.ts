import { parseCookie } from 'cookie';
import type { Response } from 'express';

/** The cookie with the instant at which its browser wants to see the site. */
export const futureCookie = 'vinci.future';

/** The instant at which somebody of the office wants to see the site; null for now, which is what visitors see. */
export function askedFuture(user: object | null, cookieHeader: string | undefined, now: Date): Date | null {
  if (!user || !cookieHeader?.includes(futureCookie)) return null;
  const at = new Date(parseCookie(cookieHeader)[futureCookie] ?? '');
  return at > now ? at : null;
}

/** From now on, this browser sees the site of today. */
export function forgetFuture(response: Response): void {
  response.clearCookie(futureCookie, { path: '/' });
}
