import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { addresses } from '../content/tables.ts';
import type { ModuleContext } from '../module/context.ts';
import { current, isCurrentOf, ownPageAt } from './own-pages.ts';
import { redirects } from './tables.ts';

/** How many redirects a page of the list has. */
const size = 50;

interface Wanted {
  search: string;
  page: number;
}

/**
 * A page of all redirects by their paths: those that people entered, and those of former addresses of entries. `page` of
 * a row: what visitors see there instead, because a page always comes first.
 */
export function listRedirects(context: ModuleContext, { search, page }: Wanted) {
  const { db } = context;
  const [entered, automatic] = [enteredRows(db, search), automaticRows(db, search)];
  const total = countOf(db, search);
  const rows = unionAll(entered, automatic)
    .orderBy(sql`path`, sql`id`)
    .limit(size)
    .offset((page - 1) * size)
    .all();
  return {
    rows: rows.map((row) => ({ ...row, page: row.id === null ? null : ownPageAt(context, row.path) })),
    total,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}

/** The rows of both kinds have the same columns; those of automatic redirects have no id. */
function enteredRows(db: Queries, search: string) {
  const { id, path, target, version } = redirects;
  return db
    .select({ id: sql<number | null>`${id}`.as('id'), path, target, version })
    .from(redirects)
    .where(isFound(search));
}

function isFound(search: string) {
  const pattern = containing(search);
  return search ? or(isLike(redirects.path, pattern), isLike(redirects.target, pattern)) : undefined;
}

function automaticRows(db: Queries, search: string) {
  return db
    .select({
      id: sql<number | null>`null`.as('id'),
      path: addresses.path,
      target: sql<string | null>`${current.path}`.as('target'),
      version: sql<number>`0`.as('version'),
    })
    .from(addresses)
    .leftJoin(current, isCurrentOf)
    .leftJoin(redirects, eq(redirects.path, addresses.path))
    .where(isAutomatic(search));
}

// What somebody entered comes before the 410 of a deleted entry.
function isAutomatic(search: string) {
  const pattern = containing(search);
  return and(
    inArray(addresses.state, ['former', 'deleted']),
    addresses.wasPublic,
    or(eq(addresses.state, 'former'), isNull(redirects.path)),
    search ? or(isLike(addresses.path, pattern), isLike(current.path, pattern)) : undefined,
  );
}

function countOf(db: Queries, search: string) {
  const entered = db.select({ found: count() }).from(redirects).where(isFound(search)).get();
  const automatic = db
    .select({ found: count() })
    .from(addresses)
    .leftJoin(current, isCurrentOf)
    .leftJoin(redirects, eq(redirects.path, addresses.path))
    .where(isAutomatic(search))
    .get();
  return (entered?.found ?? 0) + (automatic?.found ?? 0);
}
