import { between, sql } from 'drizzle-orm';
import type { Summary, SummaryContext } from '../module/summary.ts';
import { statisticsDays } from './tables.ts';

/** The card of the statistics on the dashboard of administrators, and visits by week for its plot. */
export function summary({ db, weeks }: SummaryContext): Summary {
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
    counts: [
      { label: 'this week', count: byWeek.at(-1) ?? 0 },
      { label: 'last week', count: byWeek.at(-2) ?? 0 },
    ],
    lastChanges: [],
    needsAttention: [],
    weekly: { label: 'Visits', counts: byWeek },
  };
}
