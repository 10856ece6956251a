import { takenInTurns } from '#database/turns.ts';
import { csvFile } from '#lib/csv.ts';
import { localize } from '#lib/interface-language.ts';
import { languageNames } from '#lib/language.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { type Kind, kinds, other } from './counts.ts';
import { labelOf } from './labels.ts';
import { direct, readSearch } from './names.ts';
import { readDays, readNames, type Span } from './report.ts';
import { type Metric, metrics } from './tables.ts';

const dayColumns: Record<Metric, string> = {
  visits: 'Visits',
  views: 'Page views',
  searches: 'Searches with results',
  misses: 'Searches without results',
  downloads: 'Downloads',
  requests: 'Requests',
};

export function daysAsCsv({ db }: ModuleContext, span: Span): string {
  const read = readDays(db, span);
  const rows = span.days.map((day, index) => [
    day,
    ...metrics.map((metric) => String(read[metric].counts[index] ?? 0)),
  ]);
  return csvFile([[localize('Day'), ...metrics.map((metric) => localize(dayColumns[metric]))], ...rows]);
}

export async function namesAsCsv(context: ModuleContext, kind: Kind, span: Span): Promise<string> {
  const { rows, rest } = readNames(context.db, kind, span, Number.POSITIVE_INFINITY);
  const lines: string[][] = [];
  for await (const { name, count } of takenInTurns(rows)) {
    const { words, language } = readSearch(name);
    const label = language ? languageNames[language] : labelOf(context, kind, name);
    lines.push([name === direct ? localize('Direct') : words, label ?? '', String(count)]);
  }
  const others = rest > 0 ? [[other, localize('Other'), String(rest)]] : [];
  const count = kind === 'source' || kind === 'country' ? localize('Visits') : localize('Count');
  return csvFile([[localize(kinds[kind].label), localize('Name'), count], ...lines, ...others]);
}
