import { TRPCError } from '@trpc/server';
import { asc, eq, max } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database, Queries } from './client.ts';

/** A table whose rows people put in order. */
type Ordered = SQLiteTable & { id: SQLiteColumn; position: SQLiteColumn };

/** The position after the last row. */
export function lastPosition(db: Queries, table: Ordered): number {
  const last = db
    .select({ position: max(table.position) })
    .from(table)
    .get();
  return Number(last?.position ?? 0) + 1;
}

/**
 * Puts row `id` before row `before`, or at the end with null. Says what should be where rather than sending a whole
 * order, so that two people who sort at the same time don't undo each other. Throws NOT_FOUND.
 */
export function moveBefore(db: Database, table: Ordered, id: number, before: number | null): void {
  db.transaction((tx) => {
    const ids = idsInOrder(tx, table);
    if (!ids.includes(id) || (before !== null && !ids.includes(before))) {
      throw new TRPCError({ code: 'NOT_FOUND', message: 'This is not there any more. Load the page again.' });
    }
    if (id !== before) place(tx, table, ids, id, before);
  });
}

/** Puts a row that was just added before row `before`; it stays at the end when that row is gone. */
export function addBefore(tx: Queries, table: Ordered, id: number, before: number): void {
  const ids = idsInOrder(tx, table);
  if (ids.includes(before)) place(tx, table, ids, id, before);
}

function idsInOrder(db: Queries, table: Ordered): number[] {
  const rows = db.select({ id: table.id, position: table.position }).from(table);
  return rows
    .orderBy(asc(table.position), asc(table.id))
    .all()
    .map((row) => Number(row.id));
}

function place(db: Queries, table: Ordered, ids: number[], id: number, before: number | null) {
  const rest = ids.filter((other) => other !== id);
  rest.splice(before === null ? rest.length : rest.indexOf(before), 0, id);
  rest.forEach((each, index) => {
    db.update(table)
      .set({ position: index + 1 })
      .where(eq(table.id, each))
      .run();
  });
}
