import { and, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { type EntryTable, type EntryType, isOfType } from './entry-type.ts';
import { gone } from './errors.ts';

/** The row of an entry. Throws NOT_FOUND. */
export function getEntry<Table extends EntryTable>(
  db: Queries,
  type: EntryType<Table>,
  id: number,
): Table['$inferSelect'] {
  const row = findEntry(db, type, id);
  if (!row) throw gone(type.noun);
  return row;
}

/** The row of an entry, if there is one. */
export function findEntry<Table extends EntryTable>(
  db: Queries,
  type: EntryType<Table>,
  id: number,
): Table['$inferSelect'] | undefined {
  const row = db
    .select()
    .from(type.table as EntryTable)
    .where(isEntry(type, id))
    .get();
  return row && type.unpack ? type.unpack(row) : row;
}

/** Does this entry exist? */
export function entryExists(db: Queries, type: EntryType, id: number): boolean {
  const row = db.select({ id: type.table.id }).from(type.table).where(isEntry(type, id));
  return row.get() !== undefined;
}

/** The condition for one entry of its table. */
export function isEntry(type: EntryType, id: number) {
  return and(eq(type.table.id, id), isOfType(type));
}
