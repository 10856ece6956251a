import { asc, eq, max } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { moved } from '#lib/moved.ts';
import { recordEntry } from '../activity/record.ts';
import { refused } from '../errors/refused.ts';
import { type EntryType, isOfType, type OrderedTable } from '../module/entry-type.ts';
import { getEntry } from './read-entry.ts';

type Ordered = EntryType<OrderedTable>;

export function nextPosition(db: Queries, type: EntryType): number {
  const { table } = type as Ordered;
  const highest = { position: max(table.position) };
  const last = db.select(highest).from(table).where(isOfType(type)).get();
  return Number(last?.position ?? 0) + 1;
}

/** Moves entry `id` before `before`, null: to the end. A single move, so that concurrent sorts don't undo each other. Throws NOT_FOUND. */
export function moveEntry(
  tx: Queries,
  type: Ordered,
  { id, before }: { id: number; before: number | null },
): void {
  const ids = idsInOrder(tx, type);
  if (!ids.includes(id) || (before !== null && !ids.includes(before)))
    throw refused('NOT_FOUND', 'This no longer exists. Reload the page.');
  moved(ids, id, before).forEach((each, index) => {
    tx.update(type.table)
      .set({ position: index + 1 })
      .where(eq(type.table.id, each))
      .run();
  });
  recordEntry(tx, type, getEntry(tx, type, id), 'moved');
}

function idsInOrder(db: Queries, type: Ordered): number[] {
  const { id, position } = type.table;
  const rows = db.select({ id }).from(type.table).where(isOfType(type)).orderBy(asc(position), asc(id));
  return rows.all().map((row) => Number(row.id));
}
