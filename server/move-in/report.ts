import { and, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { csvFile, csvRows } from '#lib/csv.ts';
import { findType } from '#server/content/declared-types.ts';
import { screenOf } from '#server/content/entry-type.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { grouped, type Import, type Item, itemsOf } from './items.ts';
import { pathHere } from './old-address.ts';
import { importItems } from './tables.ts';

// What the move itself made.
const isCounted = ({ kind }: Item) => kind !== 'menu' && kind !== 'starter';

/** How many of each kind the export has, and what became of them: found = moved + left out + failed. */
export function totalsOf(
  db: Queries,
  importId: number,
): { kind: string; found: number; moved: number; leftOut: number; failed: number }[] {
  const kinds = grouped(itemsOf(db, importId).filter(isCounted), ({ kind }) => kind);
  return [...kinds].map(([kind, items]) => {
    const count = (...states: string[]) => items.filter(({ state }) => states.includes(state)).length;
    return {
      kind,
      found: items.length,
      moved: count('moved'),
      leftOut: count('left out'),
      failed: count('failed', 'begun'),
    };
  });
}

/** What of a report is shown. */
export const shown = ['failed', 'changed', 'leftOut', 'all'] as const;

const isShown: Record<(typeof shown)[number], (item: Item) => boolean> = {
  failed: ({ state }) => state === 'failed' || state === 'begun',
  changed: ({ state, notes, why }) => state === 'moved' && (notes.length > 0 || why !== ''),
  leftOut: ({ state }) => state === 'left out',
  all: () => true,
};

export const linesOnPage = 20;

/** A page of the report: each line with where it is edited now, and what was lost. */
export function linesOf(
  db: Queries,
  importId: number,
  { show, kind, search, page }: { show: (typeof shown)[number]; kind: string; search: string; page: number },
) {
  const words = search.toLowerCase();
  const all = itemsOf(db, importId).filter(isCounted);
  const found = all.filter(
    (item) =>
      isShown[show](item) &&
      (!kind || item.kind === kind) &&
      `${item.title} ${item.address}`.toLowerCase().includes(words),
  );
  const rows = found.slice((page - 1) * linesOnPage, page * linesOnPage);
  return {
    total: found.length,
    pages: Math.ceil(found.length / linesOnPage),
    counts: Object.fromEntries(shown.map((each) => [each, all.filter(isShown[each]).length])) as Record<
      (typeof shown)[number],
      number
    >,
    rows: rows.map(({ checksum: _, key: _key, importId: _import, ...item }) => ({
      ...item,
      notes: item.notes.slice(0, 30),
      route: routeOf(db, item),
    })),
  };
}

function routeOf(db: Queries, { type: name, entry }: Pick<Item, 'type' | 'entry'>): string | null {
  if (name === 'file') return entry === null ? null : `/only-us/global-setting/file-manager?file=${entry}`;
  const type = findType(name ?? '');
  const row = type && findEntry(db, type, entry ?? 0);
  return type && row ? screenOf(type, row) : null;
}

/** Says whether somebody has dealt with a line. */
export function tick(tx: Queries, importId: number, id: number, isDone: boolean): void {
  tx.update(importItems)
    .set({ isDone })
    .where(and(eq(importItems.importId, importId), eq(importItems.id, id)))
    .run();
}

const columns = ['kind', 'title', 'old address', 'new address', 'state', 'why'];
const counted = ['words', 'pictures', 'links', 'videos'] as const;

/** The report as lines of CSV: what became of each item, with its words, pictures and links before and after. */
export function* reportLines(db: Queries, { id }: Import, now: Date): Generator<string> {
  const numbers = counted.flatMap((name) => [`${name} before`, `${name} after`]);
  yield csvFile([[...columns, ...numbers, 'changed and left out', 'done']]);
  for (const item of itemsOf(db, id)) {
    const { kind, title, address, state, why, type, entry, before, after, notes, isDone } = item;
    const here = type && entry ? (pathHere(db, now, type, entry) ?? 'not public') : '';
    const counts = counted.flatMap((name) => [before?.[name] ?? '', after?.[name] ?? '']).map(String);
    const said = notes.map((note) => `${note.kind}: ${note.what}: ${note.source}`).join('\n');
    yield csvRows([[kind, title, address, here, state, why, ...counts, said, isDone ? 'yes' : '']]);
  }
}
