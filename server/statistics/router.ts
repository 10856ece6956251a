import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { and, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { typeName } from '#lib/inputs.ts';
import { say } from '#lib/interface-language.ts';
import { periods } from '#lib/periods.ts';
import { findType } from '#server/content/declared-types.ts';
import { addresses } from '../content/tables.ts';
import type { Context } from '../context.ts';
import { isFound } from '../search/router.ts';
import { inLanguageAt } from '../site/page-language.ts';
import { officeProcedure, router } from '../trpc.ts';
import { daysAsCsv, namesAsCsv } from './export.ts';
import { labelOf } from './labels.ts';
import { firstDay, readDays, readNames, type Span, spanOf } from './report.ts';
import { readSearch } from './searched.ts';
import { type Kind, kinds, statisticsNames } from './tables.ts';

const { kind, day, name, count } = statisticsNames;

const viewsSince = preparedQuery((db) =>
  db
    .select({ entry: addresses.entry, views: sql<number>`sum(${count})` })
    .from(statisticsNames)
    .innerJoin(addresses, eq(addresses.path, name))
    .where(
      and(eq(kind, 'page'), gte(day, sql.placeholder('day')), eq(addresses.type, sql.placeholder('type'))),
    )
    .groupBy(addresses.entry)
    .prepare(),
);

const seen = officeProcedure('read', 'statistics');

const period = z.literal(periods);
/** How many rows a table has. The file has all of them. */
const maxRows = 100;

/** `statistics`: what visitors do on the public pages. */
export const statisticsRouter = router({
  /** The period and the one before, by day, and what was opened, searched and downloaded most often. */
  get: seen.input(z.strictObject({ period })).query(async ({ ctx, input }) => {
    const span = spanOf(ctx.now(), ctx.settings.timeZone, input.period);
    return {
      isOn: ctx.env.STATISTICS === 'on',
      /** The first day that was counted: a period before it can't be compared. */
      since: firstDay(ctx.db),
      days: span.days,
      daysBefore: span.before,
      metrics: readDays(ctx.db, span),
      tables: await readTables(ctx, span),
    };
  }),

  /** How often the page of each entry of a type was opened in the last 30 days, by id: for the list of the type. */
  getViews: seen.input(z.strictObject({ type: typeName })).query(({ ctx, input }) => {
    if (!findType(input.type))
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: say('There is no content type {type}.', { type: input.type }),
      });
    const [since = ''] = spanOf(ctx.now(), ctx.settings.timeZone, 30).days;
    return entryViews(ctx.db, input.type, since);
  }),

  /** The same numbers as a file: by day, or one of the tables. */
  export: seen
    .input(z.strictObject({ period, table: z.enum(['day', ...kinds]) }))
    .query(async ({ ctx, input: { period, table } }) => {
      const span = spanOf(ctx.now(), ctx.settings.timeZone, period);
      const text = table === 'day' ? daysAsCsv(ctx, span) : await namesAsCsv(ctx, table, span);
      return { name: `statistics-${table}-${span.days[0]}-${span.days.at(-1)}.csv`, text };
    }),
});

async function readTables(context: Context, span: Span) {
  const tables: [Kind, ReturnType<typeof tableOf>][] = [];
  for (const kind of kinds) {
    // Of a whole year, one may take 50 ms, and visitors shouldn't wait for all of them.
    await setImmediate();
    tables.push([kind, tableOf(context, kind, span)]);
  }
  const all = Object.fromEntries(tables) as Record<Kind, ReturnType<typeof tableOf>>;
  return { ...all, miss: await withFoundNow(context, all.miss) };
}

/** Says which of the searches without a result would have one by now. */
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

/** How often the pages of a type's entries were opened since a day, by id. Under former addresses, too. */
function entryViews(db: Queries, type: string, since: string): Record<number, number> {
  const rows = viewsSince(db).all({ type, day: since });
  return Object.fromEntries(rows.map(({ entry, views }) => [entry, views]));
}
