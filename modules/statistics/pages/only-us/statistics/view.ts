import type { Period } from '#modules/statistics/report.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { choiceField } from '#renderer/only-us/ui/list/list-address.ts';

export type Statistics = Outputs['statistics']['get'];
export type Kind = keyof Statistics['tables'];
export type Row = Statistics['tables'][Kind]['rows'][number];

export const figures = ['visits', 'views', 'searches', 'downloads', 'requests'] as const;
export type Figure = (typeof figures)[number];

export const viewFields = { period: choiceField('30', '7', '90', '365'), show: choiceField(...figures) };

export function periodOf(choice: '7' | '30' | '90' | '365'): Period {
  return Number(choice) as Period;
}

/** The counts of a figure and of the period before. Searches are those with and without results. */
export function countsOf({ metrics }: Statistics, figure: Figure) {
  if (figure !== 'searches') return metrics[figure];
  const { searches, misses } = metrics;
  const add = (counts: number[], others: number[]) =>
    counts.map((count, index) => count + (others[index] ?? 0));
  return { counts: add(searches.counts, misses.counts), before: add(searches.before, misses.before) };
}

export function isComparable({ since, daysBefore }: Statistics): boolean {
  return since !== null && since <= (daysBefore[0] ?? '');
}

export function sum(counts: number[]): number {
  return counts.reduce((total, each) => total + each, 0);
}
