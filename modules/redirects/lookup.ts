import { sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { isAmong, preparedQuery } from '#database/prepared-query.ts';
import { movedTo } from '#server/content/own-pages.ts';
import { keyOf, pathOf } from '#server/http/addresses.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { Answer, AnswerLookup } from '#server/services.ts';
import { candidatesFor, locationOf } from './addresses.ts';
import { redirects } from './tables.ts';

const plainBeginning = /^\/([\w.~-]+)(?:\/|$)/;

/** Looks up redirects. Reads from the database only where one begins with the same segment as the path. */
export function openRedirects({ db }: ModuleContext): AnswerLookup | null {
  const rows = beginningsOf(db).all();
  const beginnings = new Set(rows.map((row) => row.first));
  if (beginnings.size === 0) return null;
  return (path) => {
    // Most requests end here, before anything is decoded.
    const beginning = plainBeginning.exec(path)?.[1];
    if (beginning !== undefined && !beginnings.has(beginning)) return undefined;
    const key = keyOf(path);
    return beginnings.has(beginningOf(key)) ? findRedirect(db, key) : undefined;
  };
}

function findRedirect(db: Queries, key: string): Answer | undefined {
  const candidates = candidatesFor(key);
  const rows = redirectsAt(db).all({ paths: JSON.stringify(candidates) });
  const best = candidates.find((path) => rows.some((row) => row.path === path));
  const redirect = rows.find(({ path }) => path === best);
  if (!redirect) return undefined;
  const { path, target, temporary } = redirect;
  if (target === null) return { location: null };
  const location = locationOf({ path, target }, key);
  // The target may have moved since.
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
    .where(isAmong(redirects.path, 'paths')),
);

const beginningsOf = preparedQuery((db) => {
  const { path } = redirects;
  const first = sql<string>`case when ${path} like '/?%' then '?'
    else substr(${path}, 2, instr(substr(${path}, 2) || '/', '/') - 1) end`;
  return db.selectDistinct({ first }).from(redirects);
});

function beginningOf(key: string) {
  return key.startsWith('/?') ? '?' : (key.split('/', 2)[1] ?? '');
}
