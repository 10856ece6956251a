import { and, asc, between, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { addDays, localDay } from '#lib/dates.ts';
import type { EntryFact } from '#server/content/points.ts';
import { addresses } from '#server/content/tables.ts';
import { type Kind, other } from './counts.ts';
import { type Metric, metrics, statisticsDays, statisticsNames } from './tables.ts';

export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** A period of days up to today, and the same number of days before it. Days are YYYY-MM-DD. */
export interface Span {
  days: string[];
  before: string[];
}

export function spanOf(now: Date, timeZone: string, period: Period): Span {
  const today = localDay(now, timeZone);
  const daysFrom = (ago: number) => Array.from({ length: period }, (_, index) => addDays(today, index - ago));
  return { days: daysFrom(period - 1), before: daysFrom(2 * period - 1) };
}

export const daysBetween = preparedQuery((db) =>
  db
    .select()
    .from(statisticsDays)
    .where(between(statisticsDays.day, sql.placeholder('firstDay'), sql.placeholder('lastDay'))),
);

/** The counts of each day, oldest first, and of the days before. Days on which nobody was there have zeros. */
export function readDays(db: Queries, { days, before }: Span) {
  const rows = daysBetween(db).all({ firstDay: before[0], lastDay: days.at(-1) });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const read = (metric: Metric) => ({
    counts: days.map((day) => byDay.get(day)?.[metric] ?? 0),
    before: before.map((day) => byDay.get(day)?.[metric] ?? 0),
  });
  const all = metrics.map((metric) => [metric, read(metric)]);
  return Object.fromEntries(all) as Record<Metric, ReturnType<typeof read>>;
}

export const firstDay = preparedQuery((db) => {
  const { day } = statisticsDays;
  return db.select({ day }).from(statisticsDays).orderBy(asc(day)).limit(1);
});

const namesBetween = preparedQuery((db) => {
  const { kind, day, name, count } = statisticsNames;
  const [from, today] = [sql.placeholder('from'), sql.placeholder('today')];
  const sumWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${count}) filter (where ${condition}), 0)`;
  const total = sumWhere(sql`${day} >= ${from}`);
  return db
    .select({
      name,
      count: total,
      untilYesterday: sumWhere(sql`${day} >= ${from} and ${day} < ${today}`),
      before: sumWhere(sql`${day} < ${sql.placeholder('beforeEnd')}`),
    })
    .from(statisticsNames)
    .where(and(eq(kind, sql.placeholder('kind')), between(day, sql.placeholder('first'), today)))
    .groupBy(name)
    .having(sql`${total} > 0`)
    .orderBy(sql`${name} = ${other}`, sql`2 desc`, asc(name));
});

/**
 * The `most` frequent names, the number of names, and the visits under names that the day's limit left out. Compares up to
 * yesterday, since today isn't over.
 */
export function readNames(db: Queries, kind: Kind, { days, before }: Span, most: number) {
  const [from, today] = [days[0], days.at(-1) ?? ''];
  const all = namesBetween(db).all({ kind, from, today, beforeEnd: before.at(-1), first: before[0] ?? '' });
  const named = all.filter((row) => row.name !== other);
  const rest = all.find((row) => row.name === other)?.count ?? 0;
  return { rows: named.slice(0, most), found: named.length, rest };
}

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

/** Recent views of the pages of entries, under former addresses, too. */
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
