import { between, sql } from 'drizzle-orm';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { labelOf } from './labels.ts';
import { readNames } from './report.ts';
import { statisticsDays } from './tables.ts';

export function summary(context: SummaryContext): Summary {
  const { db, weeks } = context;
  const { day, visits } = statisticsDays;
  const byWeek = weeks.map(({ firstDay, lastDay }) => {
    const total = sql<number>`coalesce(sum(${visits}), 0)`;
    const row = db
      .select({ total })
      .from(statisticsDays)
      .where(between(day, firstDay, lastDay))
      .get();
    return row?.total ?? 0;
  });
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
