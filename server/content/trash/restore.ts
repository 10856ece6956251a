import { TRPCError } from '@trpc/server';
import { eq, getTableColumns } from 'drizzle-orm';
import { type ForeignKey, getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { isDuplicate } from '#server/api/database-errors.ts';
import {
  freeAddress,
  isAddressTaken,
  isPublic,
  reopenAddresses,
  saveAddress,
} from '#server/content/addresses.ts';
import { refreshSearch } from '#server/content/entries.ts';
import { type EntryTable, type EntryType, screenOf } from '#server/content/entry-type.ts';
import { moveFiles } from '#server/content/files/entry-files.ts';
import { leaveTrash, readTrash } from './trash.ts';

type Row = EntryTable['$inferSelect'];

/** What became of a restored entry. */
export interface Restored {
  /** Where it is edited. */
  route: string;
  /** Do visitors see it again? */
  isPublic: boolean;
  /** The path of its public page; null for a type without one. */
  address: string | null;
  /** Another entry has its former address, so it got a new one. */
  hasNewAddress: boolean;
}

/**
 * Puts an entry back as it was, published if it was; when another entry has its address meanwhile, with the next free one.
 * Call in a transaction. Throws NOT_FOUND, and CONFLICT when something that it belongs to was deleted, or another entry has
 * its name.
 */
export function restoreEntry(tx: Queries, type: EntryType, id: number, now: Date): Restored {
  const trashed = readTrash(tx, type, id) as Row;
  const slug = freeSlug(tx, type, trashed);
  const references = checkReferences(tx, type, trashed);
  const row = { ...trashed, ...slug, ...references, version: Number(trashed.version) + 1, updatedAt: now };
  insert(tx, type, row);
  leaveTrash(tx, type, id);
  moveFiles(tx, type, id, ['trash', 'live']);
  reopenAddresses(tx, type, row);
  saveAddress(tx, type, { row, before: row, now });
  refreshSearch(tx, type, id);
  return {
    route: screenOf(type, row),
    isPublic: !('status' in row) || isPublic(type, row, now),
    address: type.address?.(row) ?? null,
    hasNewAddress: slug !== null,
  };
}

function insert(tx: Queries, { table, noun }: EntryType, row: Row) {
  try {
    tx.insert(table).values(row).run();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const message = `Another ${noun} has this name now. Rename it, then restore this one.`;
    throw new TRPCError({ code: 'CONFLICT', message });
  }
}

function freeSlug(tx: Queries, type: EntryType, row: Row) {
  const { address } = type;
  if (!address || !isAddressTaken(tx, type, row)) return null;
  return { slug: freeAddress(tx, String(row.slug), (slug) => address({ ...row, slug })) };
}

// What it refers to may have been deleted meanwhile. A reference that may be empty then is: the account of its author.
function checkReferences(tx: Queries, { table, noun }: EntryType, row: Row): Partial<Row> {
  const missing = getTableConfig(table).foreignKeys.filter(
    (key) => !exists(tx, key, row[fieldOf(table, key)]),
  );
  const required = missing.find(({ onDelete }) => onDelete !== 'set null');
  if (required) {
    const word = required.reference().columns[0]?.name.replace(/_id$/, '').replaceAll('_', ' ');
    const message = `The ${word} of this ${noun} was deleted. Restore the ${word} first.`;
    throw new TRPCError({ code: 'CONFLICT', message });
  }
  return Object.fromEntries(missing.map((key) => [fieldOf(table, key), null]));
}

function fieldOf(table: SQLiteTable, key: ForeignKey): string {
  const column = key.reference().columns[0];
  return Object.entries(getTableColumns(table)).find(([, each]) => each === column)?.[0] ?? '';
}

function exists(tx: Queries, key: ForeignKey, value: unknown) {
  const { foreignTable, foreignColumns } = key.reference();
  const [column] = foreignColumns;
  if (value === null || value === undefined || !column) return true;
  return tx.select({ column }).from(foreignTable).where(eq(column, value)).get() !== undefined;
}
