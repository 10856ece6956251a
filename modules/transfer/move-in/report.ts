import { and, count, desc, eq, inArray, min, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { csvFile, csvRows } from '#lib/csv.ts';
import { localize } from '#lib/interface-language.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { findType } from '#server/content/declared-types.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { screenOf } from '#server/module/entry-type.ts';
import { importItems } from '../tables.ts';
import { type Import, type Item, itemsOf } from './items.ts';
import { pathHere } from './old-address.ts';
import { type Counts, countedKinds } from './source.ts';

// Items that the import itself made aren't in the export.
const isOf = (importId: number) =>
  and(eq(importItems.importId, importId), notInArray(importItems.kind, ['menu', 'starter']));

export const shown = ['missing', 'failed', 'changed', 'leftOut', 'all'] as const;
type Shown = (typeof shown)[number];

const { state, why, notes, kind: kindOf, title, address } = importItems;
const counted = (column: typeof importItems.before | typeof importItems.after, kind: keyof Counts) =>
  sql<number>`coalesce(json_extract(${column}, ${`$.${kind}`}), 0)`;
const lacking = (kind: keyof Counts) =>
  sql<number>`${counted(importItems.before, kind)} - ${counted(importItems.after, kind)}`;
const isShown: Record<Shown, SQL | undefined> = {
  missing: or(inArray(state, ['failed', 'begun']), ...countedKinds.map((kind) => sql`${lacking(kind)} > 0`)),
  failed: inArray(state, ['failed', 'begun']),
  changed: and(eq(state, 'moved'), or(sql`${notes} <> '[]'`, ne(why, ''))),
  leftOut: eq(state, 'left out'),
  all: sql`true`,
};
/** Contents of the old site's texts, and how much of them arrived. */
export function sumsOf(db: Queries, importId: number): { before: Counts; after: Counts } {
  const sumsIn = (column: typeof importItems.before | typeof importItems.after) => {
    const sums = countedKinds.map((kind) => [kind, sql<number>`coalesce(sum(${counted(column, kind)}), 0)`]);
    return db.select(Object.fromEntries(sums)).from(importItems).where(isOf(importId)).get() as Counts;
  };
  return { before: sumsIn(importItems.before), after: sumsIn(importItems.after) };
}

const countWhere = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`;

/** Items by kind: `found` = `moved` + `leftOut` + `failed`. */
export function totalsOf(db: Queries, importId: number) {
  return db
    .select({
      kind: kindOf,
      found: count(),
      moved: countWhere(eq(state, 'moved')),
      leftOut: countWhere(isShown.leftOut),
      failed: countWhere(isShown.failed),
    })
    .from(importItems)
    .where(and(isOf(importId), ne(kindOf, 'export')))
    .groupBy(kindOf)
    .orderBy(min(importItems.id))
    .all();
}

const linesOnPage = 20;

/** A page of the report: each line with where it is edited now, and what was lost. */
export function linesOf(
  db: Queries,
  importId: number,
  { show, kind, search, page }: { show: Shown; kind: string; search: string; page: number },
) {
  const sums = shown.map((view) => [view, countWhere(isShown[view])]);
  const counts = db.select(Object.fromEntries(sums)).from(importItems).where(isOf(importId)).get() as Record<
    Shown,
    number
  >;
  const where = and(
    isOf(importId),
    isShown[show],
    kind ? eq(kindOf, kind) : undefined,
    sql`instr(lower(${title} || ' ' || ${address}), lower(${search})) > 0`,
  );
  const total = db.select({ found: count() }).from(importItems).where(where).get()?.found ?? 0;
  const rows = db
    .select()
    .from(importItems)
    .where(where)
    .orderBy(...(show === 'missing' ? [desc(lacking('words'))] : []), importItems.id)
    .limit(linesOnPage)
    .offset((page - 1) * linesOnPage)
    .all();
  return {
    total,
    pages: Math.ceil(total / linesOnPage),
    counts,
    rows: rows.map(({ checksum: _, key: _key, importId: _import, ...item }) => {
      const route = routeOf(db, item);
      const notes = item.notes.slice(0, 30).map(({ what, source, at }) => ({
        ...{ what: translateMessage(what), source },
        route: route && at !== undefined ? route + placeAt(route, at) : route,
      }));
      return { ...item, why: translateMessage(item.why), notes, route };
    }),
  };
}

function routeOf(db: Queries, { type: name, entry }: Pick<Item, 'type' | 'entry'>): string | null {
  if (name === 'file') return entry === null ? null : `/only-us/global-setting/file-manager?open=${entry}`;
  const type = findType(name ?? '');
  const row = type && findEntry(db, type, entry ?? 0);
  return type && row ? screenOf(type, row) : null;
}

// Query of an entry's form that shows the place after these words.
function placeAt(route: string, words: string) {
  return `${route.includes('?') ? '&' : '?'}${new URLSearchParams({ words })}`;
}

const countNames = { words: 'Words', pictures: 'Pictures', links: 'Links', videos: 'Videos', files: 'Files' };
const states = { begun: 'Failed', failed: 'Failed', moved: 'Imported', 'left out': 'Left out' };

export function* reportLines(db: Queries, { id }: Import, now: Date): Generator<string> {
  const numbers = countedKinds.flatMap((kind) => [
    localize('{name} before', { name: translateMessage(countNames[kind]) }),
    localize('{name} after', { name: translateMessage(countNames[kind]) }),
  ]);
  const about = [localize('Kind'), localize('Title'), localize('Old address'), localize('New address')];
  const result = [localize('State'), localize('Why'), ...numbers, localize('Differences'), localize('Done')];
  yield csvFile([[...about, ...result]]);
  const lost = ({ before, after, state }: Item) =>
    (state === 'failed' ? 1 : 0) + (before?.words ?? 0) - (after?.words ?? 0);
  for (const item of itemsOf(db, id).sort((one, other) => lost(other) - lost(one))) {
    const { kind, title, address, state, why, type, entry, before, after, notes, isDone } = item;
    const here = type && entry ? (pathHere(db, now, type, entry) ?? localize('Not public')) : '';
    const counts = countedKinds.flatMap((kind) => [before?.[kind] ?? '', after?.[kind] ?? '']).map(String);
    const said = notes.map(({ what, source }) => `${translateMessage(what)} ${source}`).join('\n');
    const about = [kind, title, address, here, translateMessage(states[state]), translateMessage(why)];
    yield csvRows([[...about, ...counts, said, isDone ? '✓' : '']]);
  }
}
