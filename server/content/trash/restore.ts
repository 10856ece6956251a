import { asc, eq, getTableColumns } from 'drizzle-orm';
import {
  type ForeignKey,
  getTableConfig,
  type SQLiteColumn,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { localize } from '#lib/interface-language.ts';
import { whoActs } from '#server/activity/actor.ts';
import {
  freeAddress,
  isAddressTaken,
  isPublic,
  reopenAddresses,
  saveAddress,
} from '#server/content/addresses.ts';
import { refreshSearch } from '#server/content/entries.ts';
import { moveFiles } from '#server/content/files/entry-files.ts';
import { refuseWhileScheduled } from '#server/content/refuse-to-publish.ts';
import { entryTrash } from '#server/content/tables.ts';
import { isDuplicate } from '#server/errors/database-errors.ts';
import { type EntryRow, type EntryType, isPublishable, screenOf } from '#server/module/entry-type.ts';
import { recordEntry } from '../../activity/record.ts';
import { refused } from '../../errors/refused.ts';
import { leaveTrash, readTrash, trashedTranslations } from './trash.ts';

export interface Restored {
  route: string;
  isPublic: boolean;
  address: string | null;
  /** Whether another entry has taken its address. */
  hasNewAddress: boolean;
  /** The entry it belongs to now, because its own was deleted permanently: 'type' and its title. Then it is a draft. */
  other: { word: string; title: string } | null;
  /** Why it is a draft although it was published. */
  unready: string | null;
}

/** Restores an entry with a free address; as a draft when `unready` or moved to another parent. Throws NOT_FOUND and CONFLICT. */
export function restoreEntry(
  tx: Queries,
  type: EntryType,
  { id, unready }: { id: number; unready: string | null },
  now: Date,
): Restored {
  refuseWhileScheduled(tx, type, id);
  const trashed = readTrash(tx, type, id) as EntryRow;
  if (unready && !isPublishable(type)) throw refused('CONFLICT', unready);
  const slug = freeSlug(tx, type, trashed);
  const { references, other } = mendReferences(tx, type, trashed);
  const row = {
    ...trashed,
    ...slug,
    ...references,
    ...((other || unready) && draft(trashed)),
    version: Number(trashed.version) + 1,
    updatedAt: now,
  };
  insert(tx, type, row);
  leaveTrash(tx, type, id);
  moveFiles(tx, type, id, ['trash', 'live']);
  reopenAddresses(tx, type, row);
  saveAddress(tx, type, { row, before: row, now });
  refreshSearch(tx, type, id);
  recordEntry(tx, type, row, 'restored', {}, { ...whoActs(), now });
  for (const [translation, of] of trashedTranslations(tx, type, id))
    restoreEntry(tx, translation, { id: of, unready: null }, now);
  return {
    route: screenOf(type, row),
    isPublic: isPublic(type, row, now),
    address: type.address?.(row) ?? null,
    hasNewAddress: slug !== null,
    other,
    unready,
  };
}

function insert(tx: Queries, type: EntryType, row: EntryRow) {
  const { table, noun } = type;
  try {
    tx.insert(table)
      .values(type.pack?.(row) ?? row)
      .run();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw refused('CONFLICT', 'Another {noun} has this name now. Rename it, then restore this one.', {
      noun: localize(noun),
    });
  }
}

function freeSlug(tx: Queries, type: EntryType, row: EntryRow) {
  const { address } = type;
  if (!address || !isAddressTaken(tx, type, row)) return null;
  return { slug: freeAddress(tx, String(row.slug), (slug) => address({ ...row, slug })) };
}

function draft(row: EntryRow) {
  return 'status' in row ? { status: 'draft' } : {};
}

// Its references may have been deleted meanwhile. A reference that may be empty then is: the account of its author.
function mendReferences(tx: Queries, { table, noun, belongsTo }: EntryType, row: EntryRow) {
  const missing = getTableConfig(table).foreignKeys.filter(
    (key) => !exists(tx, key, row[fieldOf(table, key)]),
  );
  const references: Record<string, unknown> = {};
  let other: Restored['other'] = null;
  for (const key of missing) {
    const field = fieldOf(table, key);
    if (key.onDelete === 'set null') references[field] = null;
    else {
      const word = wordOf(key);
      const at = { column: referencedField(key), value: row[field] };
      const found = anotherFor(tx, belongsTo?.[field], at, { word, noun });
      references[field] = found.value;
      other = { word, title: found.title };
    }
  }
  return { references, other };
}

/** The first entry that could take the place of a deleted one. Throws CONFLICT while that can be restored, or without any. */
function anotherFor(
  tx: Queries,
  type: EntryType | undefined,
  { column, value }: { column: string; value: unknown },
  { word, noun }: { word: string; noun: string },
) {
  const words = { word: localize(word), noun: localize(noun) };
  if (!type)
    throw refused('CONFLICT', 'The {word} of this {noun} was deleted, so it can’t be restored.', words);
  const trashed = tx.select({ row: entryTrash.row }).from(entryTrash).where(eq(entryTrash.type, type.name));
  if (trashed.all().some(({ row }) => row[column] === value))
    throw refused('CONFLICT', 'The {word} of this {noun} was deleted. Restore the {word} first.', words);
  const first = tx.select().from(type.table).orderBy(asc(type.table.id)).limit(1).get();
  if (!first)
    throw refused(
      'CONFLICT',
      'The {word} of this {noun} was deleted permanently, and there is no other one. Add a {word} first.',
      words,
    );
  return { value: first[column], title: type.title(first) };
}

/** The field that a reference names an entry by: mostly its id. */
export function referencedField(key: ForeignKey): string {
  const { foreignTable, foreignColumns } = key.reference();
  return nameOf(foreignTable, foreignColumns[0]);
}

/** 'type' for a column type_id. */
function wordOf(key: ForeignKey): string {
  return (key.reference().columns[0]?.name ?? '').replace(/_id$/, '').replaceAll('_', ' ');
}

export function fieldOf(table: SQLiteTable, key: ForeignKey): string {
  return nameOf(table, key.reference().columns[0]);
}

function nameOf(table: SQLiteTable, column: SQLiteColumn | undefined): string {
  return Object.entries(getTableColumns(table)).find(([, each]) => each === column)?.[0] ?? '';
}

function exists(tx: Queries, key: ForeignKey, value: unknown) {
  const { foreignTable, foreignColumns } = key.reference();
  const [column] = foreignColumns;
  if (value === null || value === undefined || !column) return true;
  return tx.select({ column }).from(foreignTable).where(eq(column, value)).get() !== undefined;
}
