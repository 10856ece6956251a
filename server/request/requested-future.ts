import { parseCookie } from 'cookie';
import type { Response } from 'express';
import { everyType } from '../content/declared-types.ts';
import { seesDrafts } from '../content/public-entry.ts';
import type { Context } from '../context.ts';
import type { EntryType } from '../module/entry-type.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { type FormerSite, formerSite } from './points.ts';
import { showsFormer } from './preview-link.ts';

/** Holds the instant at which its browser sees the site. */
export const futureCookie = 'vinci.future';

/** The instant at which somebody who sees drafts wants to see the site; null for now. */
export function requestedFuture(context: Context, cookieHeader: string | undefined): Date | null {
  const { now } = context;
  if (!cookieHeader?.includes(futureCookie) || !seesOtherDays(context)) return null;
  const at = new Date(parseCookie(cookieHeader)[futureCookie] ?? '');
  return at > now() ? at : null;
}

// Entries with a date of their own go live for every viewer.
function seesOtherDays(context: Context) {
  const sees = (type: EntryType) => seesDrafts(context, type);
  return everyType().some(sees) && everyType().every((type) => sees(type) || !('publishedAt' in type.table));
}

/** Holds the token of a former state of the site. */
export const formerCookie = 'vinci.rehearsal';

export function formerSiteOf(services: Looking, token = ''): FormerSite | null {
  const former = offered(formerSite)[0]?.(services) ?? null;
  return former && showsFormer(services, token, former) ? former : null;
}

/** Anybody with its address may see it: it shows what visitors saw. */
export function requestedFormerSite(services: Looking, cookieHeader: string | undefined): FormerSite | null {
  if (!cookieHeader?.includes(formerCookie)) return null;
  return formerSiteOf(services, parseCookie(cookieHeader)[formerCookie]);
}

type Looking = Pick<Services, 'env' | 'now'>;

/** Returns this browser to today's site. */
export function forgetFuture(response: Response): void {
  for (const name of [futureCookie, formerCookie]) response.clearCookie(name, { path: '/' });
}
