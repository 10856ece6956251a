import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { mayWith } from '#lib/rights.ts';
import type { Context } from '../context.ts';
import type { EntryTable, EntryType } from '../module/entry-type.ts';
import { entryAt, isPublic, nothingAt } from './addresses.ts';
import { findEntry } from './read-entry.ts';

type PageTable = EntryTable & { slug: SQLiteColumn };

export type Reader = Viewer & Pick<Context, 'now'> & { db: Queries };
type Viewer = Pick<Context, 'user' | 'secondFactorDue'>;

/** Whether this person sees drafts, working copies and schedules of a type: readers do, once a required second factor is set up. */
export function seesDrafts({ user, secondFactorDue }: Viewer, type: EntryType): boolean {
  return secondFactorDue === null && mayWith(user, 'read', type);
}

/** The entry with its public page at this path, or in `movedTo` its slug now. Throws NOT_FOUND, with `AddressDeleted` once deleted. */
export function readPublicEntry<Table extends PageTable>(
  reader: Reader,
  type: EntryType<Table>,
  path: string,
): { row: Table['$inferSelect']; movedTo: null } | { row: null; movedTo: string } {
  const { db, now } = reader;
  const isSeen = (row: Table['$inferSelect']) =>
    isPublic(type, row, now()) || seesDrafts(reader, type as EntryType);
  const known = entryAt(db, type, path);
  const row: Table['$inferSelect'] | undefined = known && findEntry(db, type, known.entry);
  if (!row || !isSeen(row)) throw nothingAt(db, type, path);
  return known?.state === 'current' ? { row, movedTo: null } : { row: null, movedTo: row.slug as string };
}
