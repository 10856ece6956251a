import { parseCookie } from 'cookie';
import type { Response } from 'express';
import { may, type Person } from '#lib/rights.ts';
import { type Rehearsal, readRehearsal } from '../../backup/rehearsal.ts';
import type { Env } from '../../env.ts';
import type { Services } from '../../services.ts';
import { checkSigned, signUntil } from '../preview-link.ts';

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

/** The cookie with the token of a rehearsal's address. */
export const rehearsalCookie = 'vinci.rehearsal';

/** The token that shows a rehearsal, in its address and in the cookie. */
export function rehearsalToken({ AUTH_SECRET }: Env, { startedAt, until }: Rehearsal): string {
  return signUntil(AUTH_SECRET, subjectOf(startedAt), until);
}

/** The rehearsal of a token, as long as it lasts. */
export function rehearsalOf({ env, now }: Looking, token = ''): Rehearsal | null {
  const rehearsal = readRehearsal(env, now());
  return rehearsal && checkSigned(token, env.AUTH_SECRET, subjectOf(rehearsal.startedAt), now())
    ? rehearsal
    : null;
}

/** The rehearsed backup that a browser wants to see. Whoever has its address may: it shows what visitors saw. */
export function askedRehearsal(services: Looking, cookieHeader: string | undefined): Rehearsal | null {
  if (!cookieHeader?.includes(rehearsalCookie)) return null;
  return rehearsalOf(services, parseCookie(cookieHeader)[rehearsalCookie]);
}

type Looking = Pick<Services, 'env' | 'now'>;

function subjectOf(startedAt: Date) {
  return `rehearsal ${startedAt.getTime()}`;
}

/** From now on, this browser sees the site of today. */
export function forgetFuture(response: Response): void {
  for (const name of [futureCookie, rehearsalCookie]) response.clearCookie(name, { path: '/' });
}
