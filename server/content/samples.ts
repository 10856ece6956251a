import { and, eq, notExists } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import type { EntryType, OrderedTable } from '../module/entry-type.ts';
import { entryVersions } from './tables.ts';

type DraftTable = OrderedTable & { status: AnySQLiteColumn };

const samples = preparedFor((db, { name, table }: EntryType<DraftTable>) => {
  const { id, status } = table;
  const { type, entry } = entryVersions;
  const isVersion = and(eq(type, name), eq(entry, id));
  const versions = db.select({ id: entry }).from(entryVersions).where(isVersion);
  const isSample = and(eq(status, 'draft'), notExists(versions));
  return db.select({ id }).from(table).where(isSample).limit(1);
});

/** Whether starter drafts are left. They have no history until a person edits them. */
export function hasSamples<Table extends DraftTable>(db: Queries, type: EntryType<Table>): boolean {
  return samples(db, type).get() !== undefined;
}
