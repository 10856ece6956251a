import { and, eq } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import type { Context } from '../trpc.ts';
import { formerEntry, isPublic, nothingAt } from './addresses.ts';
import { type EntryTable, type EntryType, isOfType } from './entry-type.ts';
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
  const row: Table['$inferSelect'] | undefined = db
    .select()
    .from(type.table as EntryTable)
    .where(and(eq(type.table.slug, path.slice(path.lastIndexOf('/') + 1)), isOfType(type)))
    .get();
  if (row && isSeen(row)) return { row, movedTo: null };
  const former = row ? undefined : findEntry(db, type, formerEntry(db, type, path) ?? 0);
  if (!former || !isSeen(former)) throw nothingAt(db, type, path);
  return { row: null, movedTo: former.slug as string };
}
