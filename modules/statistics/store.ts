import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { keyOf } from '#server/http/addresses.ts';
import { type DayCounts, type Kind, kindNames, kinds, other } from './counts.ts';
import { type Metric, metrics, statisticsDays, statisticsNames } from './tables.ts';

export function storeCounts(db: Database, days: ReadonlyMap<string, DayCounts>): void {
  db.transaction((tx) => {
    for (const [day, counts] of days) storeDay(tx, day, counts);
  });
}

function storeDay(tx: Queries, day: string, counts: DayCounts) {
  const sums = Object.fromEntries(metrics.map((metric) => [metric, 0])) as Record<Metric, number>;
  for (const kind of kindNames) {
    const { metric, most, isPath } = kinds[kind];
    for (const [name, count] of counts[kind]) {
      if (metric) sums[metric] += count;
      addName(tx).run({ kind, day, name: isPath && name !== other ? keyOf(name) : name, count });
    }
    if (counts[kind].size > 0) limitNames(tx, { kind, day, most });
  }
  addSums(tx).run({ day, ...sums });
}

const addName = preparedQuery((db) => {
  const { kind, day, name, count } = statisticsNames;
  const values = {
    kind: sql.placeholder('kind'),
    day: sql.placeholder('day'),
    name: sql.placeholder('name'),
    count: sql.placeholder('count'),
  };
  return db
    .insert(statisticsNames)
    .values(values)
    .onConflictDoUpdate({ target: [kind, day, name], set: { count: sql`${count} + excluded.count` } });
});

const addSums = preparedQuery((db) => {
  const values = Object.fromEntries(metrics.map((name) => [name, sql.placeholder(name)]));
  const set = Object.fromEntries(
    metrics.map((name) => [name, sql`${statisticsDays[name]} + excluded.${sql.identifier(name)}`]),
  );
  return db
    .insert(statisticsDays)
    .values({ day: sql.placeholder('day'), ...values })
    .onConflictDoUpdate({ target: statisticsDays.day, set });
});

/** Keeps the most frequent names. The others, made-up ones among them, become one. */
export function limitNames(
  tx: Queries,
  { kind, day, most }: { kind: Kind; day: string; most: number },
): void {
  const all = and(eq(statisticsNames.kind, kind), eq(statisticsNames.day, day));
  const stored = tx.select({ found: count() }).from(statisticsNames).where(all).get()?.found ?? 0;
  if (stored <= most + 1) return;
  const { name } = statisticsNames;
  const frequent = tx
    .select({ name })
    .from(statisticsNames)
    .where(and(all, sql`${name} <> ${other}`))
    .orderBy(desc(statisticsNames.count), name)
    .limit(most);
  const gone = tx
    .delete(statisticsNames)
    .where(and(all, sql`${name} <> ${other}`, notInArray(name, frequent)))
    .returning({ count: statisticsNames.count })
    .all();
  const sum = gone.reduce((total, each) => total + each.count, 0);
  addName(tx).run({ kind, day, name: other, count: sum });
}
