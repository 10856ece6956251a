import type { Database } from '#database/client.ts';
import { grouped, itemsOf } from './items.ts';
import { pathHere } from './old-address.ts';
import type { imports } from './tables.ts';

type Import = typeof imports.$inferSelect;

/** How many of each kind the export has, and what became of them: found = moved + left out + failed. */
export function totalsOf(
  db: Database,
  importId: number,
): { kind: string; found: number; moved: number; leftOut: number; failed: number }[] {
  const kinds = grouped(itemsOf(db, importId), ({ kind }) => kind);
  return [...kinds]
    .filter(([kind]) => kind !== 'menu' && kind !== 'starter')
    .map(([kind, items]) => {
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

const columns = ['kind', 'title', 'old address', 'new address', 'state', 'why'];
const counted = ['words', 'pictures', 'links', 'videos'] as const;

/** The report as lines of CSV (RFC 4180): what became of each item, with its words, pictures and links before and after. */
export function* reportLines(db: Database, { id }: Import, now: Date): Generator<string> {
  yield line([
    ...columns,
    ...counted.flatMap((name) => [`${name} before`, `${name} after`]),
    'changed and left out',
  ]);
  for (const { kind, title, address, state, why, type, entry, before, after, notes } of itemsOf(db, id)) {
    const here = type && entry ? (pathHere(db, now, type, entry) ?? 'not public') : '';
    const counts = counted.flatMap((name) => [before?.[name] ?? '', after?.[name] ?? '']);
    const said = notes.map((note) => `${note.kind}: ${note.what}: ${note.source}`).join('\n');
    yield line([kind, title, address, here, state, why, ...counts, said]);
  }
}

// A cell that begins like a formula would be one in a spreadsheet.
function line(cells: (string | number)[]): string {
  const quoted = cells.map(
    (cell) =>
      `"${String(cell)
        .replace(/^[=+\-@\t\r]/, "'$&")
        .replaceAll('"', '""')}"`,
  );
  return quoted.join(',');
}
