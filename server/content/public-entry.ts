import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import type { Context } from '../trpc.ts';
import { entryAt, isPublic, nothingAt } from './addresses.ts';
import type { EntryTable, EntryType } from './entry-type.ts';
import { findEntry } from './read-entry.ts';

/** A table whose entries have pages of their own. */
type PageTable = EntryTable & { slug: SQLiteColumn };

/** Who reads a public page: staff see what isn't public yet. */
export type Reader = Pick<Context, 'user' | 'now'> & { db: Queries };

/**
 * The entry whose public page is at this path, which ends with its slug; or the slug that it has now, in `movedTo`. Throws
 * NOT_FOUND when this reader may see nothing there, because of `AddressDeleted` when it was deleted.
 */
export function readPublicEntry<Table extends PageTable>(
  { db, user, now }: Reader,
  type: EntryType<Table>,
  path: string,
): { row: Table['$inferSelect']; movedTo: null } | { row: null; movedTo: string } {
  const isSeen = (row: Table['$inferSelect']) => user !== null || isPublic(type, row, now());
  const known = entryAt(db, type, path);
  const row: Table['$inferSelect'] | undefined = known && findEntry(db, type, known.entry);
  if (!row || !isSeen(row)) throw nothingAt(db, type, path);
  return known?.state === 'current' ? { row, movedTo: null } : { row: null, movedTo: row.slug as string };
}
