import { getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { indexForSearch, removeFromSearch } from '#database/search.ts';
import { slugOf } from '#lib/slug.ts';
import { refuseMissingFiles, saveFiles } from '#server/content/files/entry-files.ts';
import { recordVersion } from '#server/content/history/history.ts';
import { closeRequest } from '#server/content/publish/publication-requests.ts';
import { removeIdleSchedules } from '#server/content/schedules/schedules.ts';
import { discardCopy, entryOfKey, rememberEntry } from '#server/content/working-copy/copies.ts';
import type { EntryRow, EntryTable, EntryType, PublishableTable } from '../module/entry-type.ts';
import { freeAddress, saveAddress } from './addresses.ts';
import type { Change, VersionCause } from './change.ts';
import { nextPosition } from './order.ts';
import { entryExists, getEntry, isEntry } from './read-entry.ts';
import { refuseWhileNeeded, refuseWhileScheduled } from './refuse-to-publish.ts';
import { markCopied, markOutdated, translationsOf } from './translations/mark-outdated.ts';
import { translationTypeOf } from './translations/translation-type.ts';
import { updateVersioned } from './versions.ts';

// Changes of an entry of any type. Call each in a transaction (`tx`): it changes the row, the records of its
// files and address, and the search index, or nothing.

type NewRow<Table extends EntryTable> = Partial<Table['$inferInsert']>;

/** Adds an entry at the end. `copy`: the key of its form; a form that is sent again updates the entry that it made. */
export function createEntry<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  { copy, ...entered }: NewRow<Table> & { copy?: string },
  change: Change,
): { id: number } {
  const { user, now } = change;
  const values = entered as NewRow<Table>;
  const made = copy ? entryOfKey(tx, type, copy, user) : null;
  if (made !== null && entryExists(tx, type, made)) {
    updateEntry(tx, type, { ...values, id: made, version: 1 }, change);
    discardCopy(tx, type, { id: made });
    return { id: made };
  }
  refuseMissingFiles(tx, type, values as Table['$inferSelect']);
  const { position, createdBy } = getTableColumns(type.table);
  const row = {
    ...(position && { position: nextPosition(tx, type) }),
    ...(createdBy && { createdBy: user }),
    ...type.kind,
    ...values,
    ...derived(tx, type, values as EntryRow, change),
  };
  const columns = (type.pack?.(row) ?? row) as typeof row;
  const { id } = tx.insert(type.table).values(columns).returning({ id: type.table.id }).get() as {
    id: number;
  };
  if (copy) rememberEntry(tx, type, copy, id, change);
  const saved = save(tx, type, { id, now });
  // Starter content has no author, and its history begins with its first change.
  if (user) recordVersion(tx, type, { row: saved, how: causeOf(saved) }, change);
  return { id };
}

/** Saves a change. A working copy newer than revision `copy` stays. Throws CONFLICT when saved since `version`, and NOT_FOUND. */
export function updateEntry<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  { id, version, copy, ...values }: { id: number; version: number; copy?: number } & NewRow<Table>,
  change: Change,
  before: Table['$inferSelect'] = getEntry(tx, type, id),
): Table['$inferSelect'] {
  refuseWhileScheduled(tx, type as EntryType, id);
  if (copy) discardCopy(tx, type, { id }, copy);
  const { now } = change;
  refuseMissingFiles(tx, type, { ...before, ...values });
  if ('status' in values && values.status === 'draft') refuseWhileNeeded(tx, type as EntryType, before);
  const row = { ...values, ...derived(tx, type, { ...before, ...values } as EntryRow, change, before) };
  const columns = type.pack?.(row, before) ?? row;
  updateVersioned(tx, type.table, { id, version, now, noun: type.noun }, columns);
  const isPublished = { ...before, ...row }.status === 'published';
  if (isPublished && (copy || before.status === 'draft')) closeRequest(tx, type, id, change);
  const saved = save(tx, type, { id, now, before });
  recordVersion(tx, type, { row: saved, how: change.how ?? causeOf(saved), before }, change);
  return saved;
}

/** Makes an entry a draft again. (`publishEntry` publishes one.) Throws NOT_FOUND. */
export function unpublishEntry<Table extends PublishableTable>(
  tx: Queries,
  type: EntryType<Table>,
  id: number,
  change: Change,
): void {
  const { now, how = 'unpublished' } = change;
  const before = getEntry(tx, type, id);
  refuseWhileNeeded(tx, type as EntryType, before);
  const { table } = type as EntryType<PublishableTable>;
  tx.update(table)
    .set({ status: 'draft', updatedAt: now, version: sql`${table.version} + 1` })
    .where(isEntry(type, id))
    .run();
  const saved = save(tx, type, { id, now, before });
  recordVersion(tx, type, { row: saved, how, before }, change);
}

export function refreshSearch(tx: Queries, type: EntryType, id: number): void {
  if (!type.search) return;
  const entry = type.search(tx, id);
  if (entry) indexForSearch(tx, entry);
  else removeFromSearch(tx, { type: type.name, id });
  // Nobody finds what a translation says while its original isn't public.
  for (const known of translationsOf(tx, type, id))
    refreshSearch(tx, translationTypeOf(type, known.language), known.id);
}

function save<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  { id, now, before }: { id: number; now: Date; before?: Table['$inferSelect'] },
) {
  const row = getEntry(tx, type, id);
  saveFiles(tx, type, row);
  saveAddress(tx, type, { row, before, now });
  removeIdleSchedules(tx, type, row);
  markOutdated(tx, type, row);
  markCopied(tx, type, row);
  refreshSearch(tx, type, id);
  return row;
}

// Types without a status are public as soon as they are saved.
function causeOf(row: object): VersionCause {
  const { status = 'published' } = row as { status?: string };
  return status === 'published' ? 'published' : 'saved';
}

/** The values that nobody enters. */
function derived(tx: Queries, type: EntryType, row: EntryRow, change: Change, before?: EntryRow) {
  return {
    ...publishedAt(type, row, change),
    ...draftAddress(tx, type, row, before),
    ...slugOfTitle(type, row, before),
  };
}

// Published without a date, or by a schedule before its date: published now.
function publishedAt({ table }: EntryType, { status, publishedAt }: EntryRow, { now, how }: Change) {
  const isNow = !publishedAt || (how === 'scheduled' && (publishedAt as Date) > now);
  return 'publishedAt' in table && status === 'published' && isNow ? { publishedAt: now } : {};
}

// A draft is reachable, too: one without an address that could be one keeps what it had, or gets one made of its title.
function draftAddress(tx: Queries, { address, title, noun }: EntryType, row: EntryRow, before?: EntryRow) {
  const { status, slug } = row as { status?: string; slug?: string };
  if (!address || status !== 'draft' || slug === undefined || (slug && slugOf(slug) === slug)) return {};
  const wanted = slugOf(slug) || slugOf(title(row), slugOf(noun));
  return { slug: before?.slug ?? freeAddress(tx, wanted, (slug) => address({ ...row, slug })) };
}

// A slug that nobody enters, as of a filter, is made of the title, and stays as it was made then.
function slugOfTitle(
  { table, fields, title, noun, isTranslation }: EntryType,
  row: EntryRow,
  before?: EntryRow,
) {
  if (!('slug' in table) || 'slug' in fields || isTranslation) return {};
  const name = title(row);
  return before && title(before) === name ? {} : { slug: slugOf(name, noun) };
}
