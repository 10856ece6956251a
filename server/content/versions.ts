import { and, eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { gone, savedMeanwhile } from '../errors/refused.ts';

type VersionedTable = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn };

interface Row {
  id: number | string;
  /** The version that the change started from. */
  version: number;
  now: Date;
  noun: string;
}

/** Updates a row. Throws CONFLICT when it was saved since `version`, and NOT_FOUND. */
export function updateVersioned(
  db: Queries,
  table: VersionedTable,
  { id, version, now, noun }: Row,
  values: object,
): void {
  const { changes } = db
    .update(table)
    .set({ ...values, version: version + 1, updatedAt: now })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .run();
  if (changes > 0) return;
  const row = db.select({ id: table.id }).from(table).where(eq(table.id, id)).get();
  throw row ? savedMeanwhile() : gone(noun);
}
