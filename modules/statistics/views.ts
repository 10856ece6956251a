import { and, eq, gte, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import type { EntryFact } from '#server/content/points.ts';
import { addresses } from '#server/content/tables.ts';
import { firstDay, spanOf } from './report.ts';
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
    .groupBy(addresses.entry),
);

// In days. Before that, most entries would have no views.
const aWeek = 7;

/** How often the pages of entries were opened lately, under former addresses, too. */
export const views: EntryFact = {
  label: 'Views',
  noun: 'view',
  nouns: 'views',
  hint: 'In the last 30 days',
  area: 'statistics',
  count({ db, now, settings }, type) {
    const { days } = spanOf(now(), settings.timeZone, 30);
    const { day: first } = firstDay(db).get() ?? {};
    if (!first || first > String(days.at(-aWeek))) return null;
    const rows = viewsSince(db).all({ type, day: days[0] });
    return rows.length > 0 ? Object.fromEntries(rows.map(({ entry, views }) => [entry, views])) : null;
  },
};
