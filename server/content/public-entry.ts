import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { mayWith } from '#lib/rights.ts';
import type { Context } from '../context.ts';
import { entryAt, isPublic, nothingAt } from './addresses.ts';
import type { EntryTable, EntryType } from './entry-type.ts';
import { findEntry } from './read-entry.ts';

/** A table whose entries have pages of their own. */
type PageTable = EntryTable & { slug: SQLiteColumn };

/** Who reads a public page. */
export type Reader = Viewer & Pick<Context, 'now'> & { db: Queries };
type Viewer = Pick<Context, 'user' | 'secondFactorDue'>;

/**
 * Whether this person sees drafts, working copies and schedules of a type. Those who may read it do, unless they still have
 * to set up a second factor. Public pages, previews and other days ask here.
 */
export function seesDrafts({ user, secondFactorDue }: Viewer, type: EntryType): boolean {
  return secondFactorDue === null && mayWith(user, 'read', type);
}

/**
 * The entry whose public page is at this path, which ends with its slug; or the slug that it has now, in `movedTo`. Throws
 * NOT_FOUND when this reader may see nothing there, because of `AddressDeleted` when it was deleted.
 */
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
