import { between, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { labelOf } from './labels.ts';
import { readNames } from './report.ts';
import { statisticsDays } from './tables.ts';

const visitsBetween = preparedQuery((db) => {
  const { day, visits } = statisticsDays;
  return db
    .select({ total: sql<number>`coalesce(sum(${visits}), 0)` })
    .from(statisticsDays)
    .where(between(day, sql.placeholder('firstDay'), sql.placeholder('lastDay')));
});

export function summary(context: SummaryContext): Summary {
  const { db, weeks } = context;
  const byWeek = weeks.map(
    ({ firstDay, lastDay }) => visitsBetween(db).get({ firstDay, lastDay })?.total ?? 0,
  );
  return {
    title: 'Visits',
    route: '/only-us/statistics',
    needsAttention: [],
    weekly: { label: 'Visits', counts: byWeek, mostRead: mostReadIn(context) },
  };
}

function mostReadIn(context: SummaryContext) {
  const { firstDay = '', lastDay = '' } = context.weeks.at(-1) ?? {};
  const { rows } = readNames(context.db, 'page', { days: [firstDay, lastDay], before: [firstDay] }, 1);
  const [{ name: path } = { name: '' }] = rows;
  return path ? { title: labelOf(context, 'page', path) ?? path, path } : undefined;
}
