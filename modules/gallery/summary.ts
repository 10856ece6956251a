import { entrySummary } from '#server/content/entry-summary.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { pictures } from './entry-types.ts';

export function summary(context: SummaryContext): Summary {
  const empty = { title: 'Gallery', why: 'shows no pictures yet' };
  return entrySummary(context, pictures, { title: 'Gallery', empty });
}
