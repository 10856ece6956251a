import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { addresses } from '../content/tables.ts';
import { statisticsNames } from './tables.ts';

const { kind, day, name, count } = statisticsNames;

const viewsSince = preparedQuery((db) =>
  db
    .select({ entry: addresses.entry, views: sql<number>`sum(${count})` })
    .from(statisticsNames)
    .innerJoin(addresses, eq(addresses.path, name))
    .where(
      and(eq(kind, 'page'), gte(day, sql.placeholder('day')), eq(addresses.type, sql.placeholder('type'))),
    )
    .groupBy(addresses.entry)
    .prepare(),
);

/** How often the pages of a type's entries were opened since a day, by id. Under former addresses, too. */
export function entryViews(db: Queries, type: string, since: string): Record<number, number> {
  const rows = viewsSince(db).all({ type, day: since });
  return Object.fromEntries(rows.map(({ entry, views }) => [entry, views]));
}
