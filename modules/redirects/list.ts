import { and, count, eq, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { current, isCurrentOf, ownPageAt } from '#server/content/own-pages.ts';
import { addresses } from '#server/content/tables.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { redirects } from './tables.ts';

const size = 50;

/** A page of all redirects, entered and automatic. `page` of a row: what visitors see there instead, because pages come first. */
export function listRedirects(context: ModuleContext, { search, page }: { search: string; page: number }) {
  const { total: all, rows } = queries(context.db, { isSearched: search !== '' });
  const values = { pattern: containing(search), offset: (page - 1) * size };
  const total = all.get(values)?.found ?? 0;
  return {
    rows: rows
      .all(values)
      .map((row) => ({ ...row, page: row.id === null ? null : ownPageAt(context, row.path) })),
    total,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}

const queries = preparedQuery((db, { isSearched }: { isSearched: boolean }) => {
  const all = () => unionAll(enteredRows(db, isSearched), automaticRows(db, isSearched));
  return {
    total: db.select({ found: count() }).from(all().as('found')),
    rows: all().orderBy(sql`path`, sql`id`).limit(size).offset(sql.placeholder('offset')),
  };
});

function enteredRows(db: Queries, isSearched: boolean) {
  const { id, path, target, temporary, version } = redirects;
  return db
    .select({ id: sql<number | null>`${id}`.as('id'), path, target, temporary, version })
    .from(redirects)
    .where(holds(isSearched, path, target));
}

function holds(isSearched: boolean, ...columns: SQLWrapper[]) {
  const pattern = sql.placeholder('pattern');
  return isSearched ? or(...columns.map((column) => isLike(column, pattern))) : undefined;
}

function automaticRows(db: Queries, isSearched: boolean) {
  return db
    .select({
      id: sql<number | null>`null`.as('id'),
      path: addresses.path,
      target: sql<string | null>`${current.path}`.as('target'),
      temporary: sql<boolean>`0`.mapWith(redirects.temporary).as('temporary'),
      version: sql<number>`0`.as('version'),
    })
    .from(addresses)
    .leftJoin(current, isCurrentOf)
    .leftJoin(redirects, eq(redirects.path, addresses.path))
    .where(and(isAutomatic, holds(isSearched, addresses.path, current.path)));
}

// What somebody entered comes before the 410 of a deleted entry.
const isAutomatic = or(
  eq(addresses.state, 'former'),
  and(eq(addresses.state, 'deleted'), isNull(redirects.path)),
);
