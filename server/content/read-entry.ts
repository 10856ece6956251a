import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { gone } from '../errors/refused.ts';
import { type EntryTable, type EntryType, isOfType, type Named } from '../module/entry-type.ts';

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

export function findEntry<Table extends EntryTable>(
  db: Queries,
  type: EntryType<Table>,
  id: number,
): Table['$inferSelect'] | undefined {
  const row = byId(db, type as EntryType).get({ id }) as Table['$inferSelect'] | undefined;
  return row && type.unpack ? type.unpack(row) : row;
}

const byId = preparedFor((db, type: EntryType) =>
  db
    .select()
    .from(type.table as EntryTable)
    .where(and(eq(type.table.id, sql.placeholder('id')), isOfType(type))),
);

export function entryExists(db: Queries, type: EntryType, id: number): boolean {
  const row = db.select({ id: type.table.id }).from(type.table).where(isEntry(type, id));
  return row.get() !== undefined;
}

export function isEntry(type: EntryType, id: number) {
  return and(eq(type.table.id, id), isOfType(type));
}

/** The rows about an entry, in a table that holds for every type. */
export function isAbout(
  { type, entry }: Record<'type' | 'entry', SQLiteColumn>,
  { name }: Named,
  id: number,
) {
  return and(eq(type, name), eq(entry, id));
}
