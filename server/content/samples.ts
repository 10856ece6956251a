import { and, eq, notExists } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import type { EntryType, OrderedTable } from '../module/entry-type.ts';
import { entryVersions } from './tables.ts';

/** Whether starter drafts are left. They have no history until a person edits them. */
export function hasSamples<Table extends OrderedTable & { status: AnySQLiteColumn }>(
  db: Queries,
  { name, table }: EntryType<Table>,
): boolean {
  const { id, status }: OrderedTable & { status: AnySQLiteColumn } = table;
  const { type, entry } = entryVersions;
  const versions = db
    .select({ id: entry })
    .from(entryVersions)
    .where(and(eq(type, name), eq(entry, id)));
  const isSample = and(eq(status, 'draft'), notExists(versions));
  return db.select({ id }).from(table).where(isSample).limit(1).get() !== undefined;
}
