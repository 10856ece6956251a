import { sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { entryTranslations } from '../content/tables.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { secondLanguageOf } from '../site/page-language.ts';
import { originalAt } from '../site/same-page.ts';
import { findSettings } from '../site/settings.ts';
import { candidatesFor, keyOf, locationOf, lowerUrl, pathOf } from './addresses.ts';
import { movedTo } from './own-pages.ts';
import { type OldAddresses, oldAddresses } from './points.ts';
import { redirects } from './tables.ts';

const plainBeginning = /^\/([\w.~-]+)(?:\/|$)/;

/** Where visitors go instead of a page. `temporary`: only for now (302). */
export interface Redirection {
  location: string;
  temporary: boolean;
}

/** What answers instead of a page. `location` is null for an address that is gone, or where visitors never saw anything. */
export type FoundRedirect = Redirection | { location: null; isMissing?: boolean };

/** Looks for the redirect that answers at a path, or at an old WordPress link. Ask only when no page does. */
export type RedirectLookup = (path: string) => FoundRedirect | undefined;

type Needs = Pick<Services, 'db' | 'content' | 'now'>;

/**
 * Opens the lookup. It reads from the database only where redirects begin with the same segment: requests for
 * addresses that never existed, of which there may be very many, cost no query, or one where a site has moved in.
 */
export function openRedirectLookup({ db, content, now }: Needs): RedirectLookup {
  let version: number | undefined;
  let moved: OldAddresses[] = [];
  let beginnings = new Set<string>();
  const entered = (path: string) => {
    if (beginnings.size === 0) return undefined;
    // Most requests end here, before anything is decoded.
    const beginning = plainBeginning.exec(path)?.[1];
    if (beginning !== undefined && !beginnings.has(beginning)) return undefined;
    const key = path.startsWith('/?') ? path : keyOf(path);
    if (!beginnings.has(beginningOf(key))) return undefined;
    return findRedirect(db, key) ?? leaveLanguage(db, path);
  };
  const find = (path: string) => {
    const current = content.current();
    if (current !== version) {
      beginnings = readBeginnings(db);
      moved = offered(oldAddresses).filter((each) => each.isAny(db));
      version = current;
    }
    const redirect = entered(path);
    if (redirect || moved.length === 0) return redirect;
    const location = locationIn(moved, db, now(), path.startsWith('/?') ? path : keyOf(path));
    if (location) return { location, temporary: false };
    // The home page would answer there.
    return location === null && path.startsWith('/?') ? { location, isMissing: true } : undefined;
  };
  return (path) => {
    const lower = lowerUrl(path);
    return find(path) ?? (lower === null ? undefined : find(lower));
  };
}

// The first that knows the address.
function locationIn(moved: OldAddresses[], db: Queries, now: Date, key: string) {
  for (const each of moved) {
    const location = each.at(db, now, key);
    if (location !== undefined) return location;
  }
  return undefined;
}

function findRedirect(db: Queries, key: string): FoundRedirect | undefined {
  const candidates = candidatesFor(key);
  const rows = redirectsAt(db).all({ paths: JSON.stringify(candidates) });
  const best = candidates.find((path) => rows.some((row) => row.path === path));
  const redirect = rows.find(({ path }) => path === best);
  if (!redirect) return undefined;
  const { path, target, temporary } = redirect;
  if (target === null) return { location: null };
  const location = locationOf({ path, target }, key);
  // What was there when the redirect was entered may have moved.
  const now = location.startsWith('/') ? movedTo(db, keyOf(pathOf(location))) : undefined;
  return {
    location: now === undefined ? location : now + location.slice(pathOf(location).length),
    temporary,
  };
}

const redirectsAt = preparedQuery((db) =>
  db
    .select({ path: redirects.path, target: redirects.target, temporary: redirects.temporary })
    .from(redirects)
    .where(sql`${redirects.path} in (select value from json_each(${sql.placeholder('paths')}))`)
    .prepare(),
);

function readBeginnings(db: Queries) {
  const rows = db.select({ path: redirects.path }).from(redirects).all();
  return new Set([...rows.map(({ path }) => beginningOf(path)), ...formerLanguages(db)]);
}

/** The languages in which visitors can't read the site any more, although there are translations. */
function formerLanguages(db: Queries): string[] {
  const { language } = entryTranslations;
  const settings = findSettings(db);
  const known = db.selectDistinct({ language }).from(entryTranslations).all();
  const second = settings && secondLanguageOf(settings);
  return known.map((each) => each.language).filter((each) => each !== second);
}

// A page in a former language leads to the original, for as long as nobody turns the language on again.
function leaveLanguage(db: Queries, path: string): Redirection | undefined {
  const [, language = '', rest = ''] = /^\/(\w+)[/\\]*(.*)$/s.exec(path) ?? [];
  if (!formerLanguages(db).includes(language)) return undefined;
  return { location: originalAt(db).get({ path: keyOf(path) })?.path ?? `/${rest}`, temporary: true };
}

function beginningOf(key: string) {
  return key.startsWith('/?') ? '?' : (key.split('/', 2)[1] ?? '');
}
