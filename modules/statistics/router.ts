import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { inLanguageAt } from '#server/http/page-language.ts';
import { isFound } from '#server/search/find.ts';
import { officeProcedure, router } from '#server/trpc.ts';
import { type Kind, kindNames } from './counts.ts';
import { daysAsCsv, namesAsCsv } from './export.ts';
import { labelOf } from './labels.ts';
import { readSearch } from './names.ts';
import { firstDay, periods, readDays, readNames, type Span, spanOf } from './report.ts';

const seen = officeProcedure('read', 'statistics');

const period = z.literal(periods);
/** Rows of a table. The file has all of them. */
const maxRows = 100;

export const statisticsRouter = router({
  /** The period and the one before, by day, and the most frequent names of each kind. */
  get: seen.input(z.strictObject({ period })).query(async ({ ctx, input }) => {
    const span = spanOf(ctx.now(), ctx.settings.timeZone, input.period);
    return {
      isOn: ctx.env.STATISTICS === 'on',
      /** The first counted day: a period before it can't be compared. */
      since: firstDay(ctx.db).get()?.day ?? null,
      days: span.days,
      daysBefore: span.before,
      metrics: readDays(ctx.db, span),
      tables: await readTables(ctx, span),
    };
  }),

  /** The same numbers as a file: by day, or one of the tables. */
  export: seen
    .input(z.strictObject({ period, table: z.enum(['day', ...kindNames]) }))
    .query(async ({ ctx, input: { period, table } }) => {
      const span = spanOf(ctx.now(), ctx.settings.timeZone, period);
      const text = table === 'day' ? daysAsCsv(ctx, span) : await namesAsCsv(ctx, table, span);
      return { name: `statistics-${table}-${span.days[0]}-${span.days.at(-1)}.csv`, text };
    }),
});

async function readTables(context: Context, span: Span) {
  const tables = {} as Record<Kind, ReturnType<typeof tableOf>>;
  for (const kind of kindNames) {
    // Of a whole year, one may take 50 ms, and visitors shouldn't wait for all of them.
    await setImmediate();
    tables[kind] = tableOf(context, kind, span);
  }
  return { ...tables, miss: await withFoundNow(context, tables.miss) };
}

async function withFoundNow(context: Context, table: ReturnType<typeof tableOf>) {
  const rows: ((typeof table.rows)[number] & { isFoundNow: boolean })[] = [];
  for (const row of table.rows) {
    await setImmediate();
    const searched = row.language ? inLanguageAt(context, `/${row.language}`) : context;
    rows.push({ ...row, isFoundNow: isFound(searched, row.name) });
  }
  return { ...table, rows };
}

function tableOf(context: Context, kind: Kind, span: Span) {
  const { rows, found, rest } = readNames(context.db, kind, span, maxRows);
  const described = rows.map((row) => {
    const { words, language } = readSearch(row.name);
    return { ...row, name: words, language, label: labelOf(context, kind, words) };
  });
  return { rows: described, found, rest };
}
