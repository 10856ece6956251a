import { entrySummary } from '#server/content/entry-summary.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { countDownloads } from './downloads.ts';
import { catalogType } from './entry-type.ts';

export function summary(context: SummaryContext): Summary {
  const { db, weeks } = context;
  const empty = { title: 'The catalog', why: 'is empty until you upload one' };
  return {
    ...entrySummary(context, catalogType, { title: 'Catalog', empty }),
    weekly: { label: 'Catalog downloads', counts: weeks.map((week) => countDownloads(db, week)) },
  };
}
