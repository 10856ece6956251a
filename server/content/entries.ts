import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { indexForSearch, removeFromSearch } from '#database/search.ts';
import { forgetAddresses, saveAddress } from './addresses.ts';
import { forgetFiles, refuseMissingFiles, saveFiles } from './entry-files.ts';
import { type EntryTable, type EntryType, isOfType, type PublishableTable } from './entry-type.ts';
import { gone } from './errors.ts';
import { nextPosition } from './order.ts';
import { updateVersioned } from './versions.ts';

// Changes of an entry of any type. Call each in a transaction (`tx`): it changes the row, the records of its
// files and address, and the search index, or nothing.

/** Who changes an entry, and when. `user` is the account's id. */
export interface Change {
  user: string | null;
  now: Date;
}

/** The columns of a new row that the core doesn't fill itself. */
type NewRow<Table extends EntryTable> = Partial<Table['$inferInsert']>;

/** Adds an entry, after the others where they have an order. `values` has every field that the type's `files` reads. */
export function createEntry<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  values: NewRow<Table>,
  { user, now }: Change,
): { id: number } {
  refuseMissingFiles(tx, type, values as Table['$inferSelect']);
  const { position, createdBy } = getTableColumns(type.table);
  const row = {
    ...(position && { position: nextPosition(tx, type) }),
    ...(createdBy && { createdBy: user }),
    ...type.kind,
    ...values,
    ...publishedAt(type, values, now),
  };
  const { id } = tx.insert(type.table).values(row).returning({ id: type.table.id }).get() as { id: number };
  save(tx, type, { id, now });
  return { id };
}

/** Saves a change. Throws CONFLICT when somebody saved it since `version`, and NOT_FOUND. */
export function updateEntry<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  { id, version, ...values }: { id: number; version: number } & NewRow<Table>,
  { now }: Pick<Change, 'now'>,
): void {
  const before = getEntry(tx, type, id);
  refuseMissingFiles(tx, type, { ...before, ...values });
  const row = { ...values, ...publishedAt(type, { ...before, ...values }, now) };
  updateVersioned(tx, type.table, { id, version, now, noun: type.noun }, row);
  save(tx, type, { id, now, before });
}

/** Publishes an entry, now unless it has its own date, or makes it a draft again. Throws NOT_FOUND. */
export function setStatus<Table extends PublishableTable>(
  tx: Queries,
  type: EntryType<Table>,
  { id, status }: { id: number; status: 'draft' | 'published' },
  { now }: Pick<Change, 'now'>,
): void {
  const before = getEntry(tx, type, id);
  const row = { status, ...publishedAt(type, { ...before, status }, now) };
  const { table } = type as EntryType<PublishableTable>;
  tx.update(table)
    .set({ ...row, updatedAt: now, version: sql`${table.version} + 1` })
    .where(isEntry(type, id))
    .run();
  save(tx, type, { id, now, before });
}

/** Deletes an entry and everything recorded about it. Its files stay. Throws NOT_FOUND. */
export function deleteEntry(tx: Queries, type: EntryType, id: number): void {
  const { changes } = tx.delete(type.table).where(isEntry(type, id)).run();
  if (changes === 0) throw gone(type.noun);
  forgetFiles(tx, type, id);
  forgetAddresses(tx, type, id);
  if (type.search) removeFromSearch(tx, { type: type.name, id });
}

/** The row of an entry. Throws NOT_FOUND. */
export function getEntry<Table extends EntryTable>(
  db: Queries,
  type: EntryType<Table>,
  id: number,
): Table['$inferSelect'] {
  const row = db
    .select()
    .from(type.table as EntryTable)
    .where(isEntry(type, id))
    .get();
  if (!row) throw gone(type.noun);
  return row;
}

/** Does this entry exist? */
export function entryExists(db: Queries, type: EntryType, id: number): boolean {
  const row = db.select({ id: type.table.id }).from(type.table).where(isEntry(type, id));
  return row.get() !== undefined;
}

// Updates one entry in the search index.
function refreshSearch(tx: Queries, type: EntryType, id: number): void {
  if (!type.search) return;
  const entry = type.search(tx, id);
  if (entry) indexForSearch(tx, entry);
  else removeFromSearch(tx, { type: type.name, id });
}

function isEntry(type: EntryType, id: number) {
  return and(eq(type.table.id, id), isOfType(type));
}

function save<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  { id, now, before }: { id: number; now: Date; before?: Table['$inferSelect'] },
) {
  const row = getEntry(tx, type, id);
  saveFiles(tx, type, row);
  saveAddress(tx, type, { row, before, now });
  refreshSearch(tx, type, id);
}

// Published without a date: published now.
function publishedAt({ table }: EntryType, row: object, now: Date) {
  const { status, publishedAt } = row as { status?: unknown; publishedAt?: Date | null };
  return 'publishedAt' in table && status === 'published' && !publishedAt ? { publishedAt: now } : {};
}
