import { parseCookie } from 'cookie';
import type { Response } from 'express';
import { type Rehearsal, readRehearsal } from '../../backup/rehearsal.ts';
import { everyType } from '../../content/declared-types.ts';
import type { EntryType } from '../../content/entry-type.ts';
import { seesDrafts } from '../../content/public-entry.ts';
import type { Context } from '../../context.ts';
import type { Env } from '../../env.ts';
import type { Services } from '../../services.ts';
import { checkSigned, signUntil } from '../preview-link.ts';

/** The cookie with the instant at which its browser wants to see the site. */
export const futureCookie = 'vinci.future';

/** The instant at which somebody who sees drafts wants to see the site; null for now, which is what visitors see. */
export function askedFuture(context: Context, cookieHeader: string | undefined): Date | null {
  const { now } = context;
  if (!cookieHeader?.includes(futureCookie) || !seesOtherDays(context)) return null;
  const at = new Date(parseCookie(cookieHeader)[futureCookie] ?? '');
  return at > now() ? at : null;
}

// What has a date of its own goes live in it, whoever looks.
function seesOtherDays(context: Context) {
  const sees = (type: EntryType) => seesDrafts(context, type);
  return everyType().some(sees) && everyType().every((type) => sees(type) || !('publishedAt' in type.table));
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
