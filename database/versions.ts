import { TRPCError } from '@trpc/server';
import { and, eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from './client.ts';

/** A table with the columns of `history`. */
type Versioned = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn };

/**
 * Saves `values` in row `id` if nobody saved it since `version`. Throws CONFLICT when somebody did and NOT_FOUND
 * when the row is gone.
 */
export function saveVersion(
  db: Queries,
  table: Versioned,
  { id, version, now }: { id: number; version: number; now: Date },
  values: object,
): void {
  const saved = { ...values, version: version + 1, updatedAt: now };
  const { changes } = db
    .update(table)
    .set(saved)
    .where(and(eq(table.id, id), eq(table.version, version)))
    .run();
  if (changes > 0) return;
  const there = db.select({ id: table.id }).from(table).where(eq(table.id, id)).get();
  if (!there) throw new TRPCError({ code: 'NOT_FOUND', message: 'This is not there any more.' });
  const message =
    'Somebody else saved this meanwhile. What you typed is still here; look at both, then save again.';
  throw new TRPCError({ code: 'CONFLICT', message });
}
