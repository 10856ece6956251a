import { and, desc, eq, inArray, lt, max, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { isAmong, preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { withAuthor } from '#lib/activity.ts';
import { changedInList, isBlockList } from '#lib/block-list.ts';
import { isEqual } from '#lib/is-equal.ts';
import { changedBlocks, isRichText } from '#lib/rich-text/blocks.ts';
import { currentActor, type Who } from '#server/activity/actor.ts';
import type { Change, VersionCause } from '#server/content/change.ts';
import { addFiles, fileIds } from '#server/content/files/entry-files.ts';
import { entryFiles, entryVersions, isUnpublished } from '#server/content/tables.ts';
import { type EntryValues, enteredValues } from '#server/content/values.ts';
import { gone } from '#server/errors/refused.ts';
import type { EntryRow, EntryType, Named } from '#server/module/entry-type.ts';
import { recordEntry } from '../../activity/record.ts';
import { isAbout } from '../read-entry.ts';

// Saves by the same person within this time become one version, in milliseconds.
const mergeWindow = 10 * 60 * 1000;
// Versions of an entry that are kept, apart from the published ones, which all are.
const maxVersions = 50;
const versionsAPage = 100;

const { id, type: typeName, entry, title, values, changes, files, how, savedBy, since, at } = entryVersions;
const { assistant } = entryVersions;

interface Recorded {
  row: EntryRow;
  how: VersionCause;
  /** The previous row; the history of an entry without one begins with it. */
  before?: EntryRow;
}

export function recordVersion(
  tx: Queries,
  type: EntryType,
  { row, how, before: former }: Recorded,
  { user, now }: Change,
): void {
  const known = newest(tx).all({ type: type.name, entry: Number(row.id) });
  const [last, beforeLast] = known.length === 0 && former ? [begin(tx, type, former)] : known;
  const entered = enteredValues(type, row);
  const assisting = currentActor().person?.assistant?.name ?? null;
  // Typing before a restore stays a version of its own.
  const isSameVisit =
    last?.how === 'saved' &&
    how !== 'restored' &&
    last.savedBy === user &&
    last.assistant === assisting &&
    now.getTime() < last.since.getTime() + mergeWindow;
  const before = isSameVisit ? beforeLast : last;
  // A published version is compared with the previous public one, not with drafts in between.
  const isPublic = former && (how === 'published' || how === 'scheduled');
  const from = isPublic && known.length > 0 ? enteredValues(type, former) : before && valuesOf(tx, before);
  const changes = from ? changesBetween(from, entered) : {};
  if (last && how === 'saved') {
    const typed = before === last ? Object.keys(changes) : changedFields(valuesOf(tx, last), entered);
    if (typed.length === 0) return;
  }
  const saver = { savedBy: user, assistant: assisting };
  const version = { ...contentOf(type, row, entered), changes, how, ...saver, at: now };
  if (isSameVisit) {
    tx.update(entryVersions).set(version).where(eq(id, last.id)).run();
    addFiles(tx, type, { entry: Number(row.id), usedIn: 'history', ids: version.files });
    // Further typing in the same visit adds no line to the activity, as it adds no version.
    if (how === 'saved') return;
  }
  const made = isSameVisit ? last : add(tx, type, Number(row.id), { ...version, since: now });
  recordChange(tx, type, { row, how, before: former, version: made.id }, { user, now });
  if (!isSameVisit && how !== 'published' && how !== 'scheduled')
    prune(tx, type, Number(row.id), version.files);
}

const inActivity = {
  saved: 'saved',
  unpublished: 'unpublished',
  restored: 'reverted',
  imported: 'imported',
} as const;

function recordChange(
  tx: Queries,
  type: EntryType,
  { row, how, before, version }: Recorded & { version: number },
  who: Who,
) {
  const what =
    !before || how === 'published' || how === 'scheduled' ? publication(row, before) : inActivity[how];
  const source = how === 'scheduled' ? { source: 'schedule' as const } : {};
  recordEntry(tx, type, row, what, { version, ...source }, who);
}

function publication(row: EntryRow, before?: EntryRow) {
  const [is, was] = [row.status, before?.status];
  if (!before) return is === 'published' ? 'published' : 'created';
  if (is === 'draft') return 'unpublished';
  return was === 'draft' ? 'published' : 'updated';
}

// For entries older than the history, and starter content.
function begin(tx: Queries, type: EntryType, row: EntryRow) {
  const { createdBy = null, updatedAt } = row as { createdBy?: string | null; updatedAt: Date };
  const content = contentOf(type, row, enteredValues(type, row));
  const by = { how: 'imported', savedBy: createdBy, since: updatedAt, at: updatedAt } as const;
  return add(tx, type, Number(row.id), { ...content, ...by, changes: {} });
}

function contentOf(type: EntryType, row: EntryRow, entered: EntryValues) {
  return { title: type.title(row), values: entered, files: fileIds(type, row) };
}

type Added = Omit<typeof entryVersions.$inferInsert, 'type' | 'entry'>;

function add(tx: Queries, type: EntryType, of: number, version: Added) {
  const row = { type: type.name, entry: of, ...version };
  const added = tx.insert(entryVersions).values(row).returning({ id }).get();
  addFiles(tx, type, { entry: of, usedIn: 'history', ids: version.files });
  return { ...version, id: added.id, savedBy: version.savedBy ?? null, assistant: version.assistant ?? null };
}

/** The newest versions of an entry, or those before one, without their values. `by`: a person's name. */
export function versionsOf(
  db: Queries,
  type: EntryType,
  { entryId, before }: { entryId: number; before?: number },
) {
  return db
    .select({ id, title, changes, how, by: users.name, at, assistant })
    .from(entryVersions)
    .leftJoin(users, eq(users.id, savedBy))
    .where(and(isAbout(entryVersions, type, entryId), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(versionsAPage)
    .all()
    .map(withAuthor);
}

export function readVersion(
  db: Queries,
  type: EntryType,
  { id: entryId, versionId }: { id: number; versionId: number },
): EntryValues {
  const isThis = and(isAbout(entryVersions, type, entryId), eq(id, versionId));
  const version = db.select({ values }).from(entryVersions).where(isThis).get();
  if (!version) throw gone('version');
  return enteredValues(type, version.values);
}

const lastSaves = preparedQuery((db) => {
  const newest = db
    .select({ id: max(id) })
    .from(entryVersions)
    .where(and(eq(typeName, sql.placeholder('type')), isAmong(entry, 'ids')))
    .groupBy(entry);
  return db
    .select({ entry, by: users.name, assistant })
    .from(entryVersions)
    .leftJoin(users, eq(users.id, savedBy))
    .where(inArray(id, newest));
});

/** Who saved entries of a type last, by their ids: null by nobody, or by an account that was deleted. */
export function lastSavedBy(db: Queries, type: string, ids: number[]): Map<number, string | null> {
  const rows = lastSaves(db).all({ type, ids: JSON.stringify(ids) });
  return new Map(rows.map(withAuthor).map(({ entry, by }) => [entry, by]));
}

/** Whether nobody but this person saved an entry. */
export function isOnlyBy(db: Queries, type: EntryType, entryId: number, user: string | null): boolean {
  const isThis = isAbout(entryVersions, type, entryId);
  const people = db.selectDistinct({ savedBy }).from(entryVersions).where(isThis).all();
  return people.every((version) => version.savedBy === user);
}

// Without the values, which are long and seldom all needed.
const newest = preparedQuery((db) => {
  const isOf = and(eq(typeName, sql.placeholder('type')), eq(entry, sql.placeholder('entry')));
  const own = { id, how, savedBy, since, assistant };
  return db.select(own).from(entryVersions).where(isOf).orderBy(desc(id)).limit(2);
});

function valuesOf(db: Queries, version: { id: number }): EntryValues {
  return db.select({ values }).from(entryVersions).where(eq(id, version.id)).get()?.values ?? {};
}

// `present`: the files of the newest version.
function prune(tx: Queries, type: EntryType, entryId: number, present: number[]) {
  const isSurplus = inArray(id, surplusVersions(tx, type, entryId));
  const removed = tx.delete(entryVersions).where(isSurplus).returning({ files }).all();
  const gone = new Set(removed.flatMap((version) => version.files));
  for (const fileId of present) gone.delete(fileId);
  const isInHistory = and(isAbout(entryFiles, type, entryId), eq(entryFiles.usedIn, 'history'));
  for (const fileId of gone) {
    if (isInVersions(tx, type, entryId, fileId)) continue;
    const isUse = and(isInHistory, eq(entryFiles.fileId, fileId));
    tx.delete(entryFiles).where(isUse).run();
  }
}

/** The ids of the versions that are too many: all unpublished ones but the newest fifty. */
export function surplusVersions(db: Queries, type: Named, entryId: number) {
  return db
    .select({ id })
    .from(entryVersions)
    .where(and(isAbout(entryVersions, type, entryId), isUnpublished))
    .orderBy(desc(id))
    .limit(maxVersions)
    .offset(maxVersions);
}

function isInVersions(db: Queries, type: EntryType, entryId: number, fileId: number): boolean {
  const isThere = sql`exists (select 1 from json_each(${files}) where value = ${fileId})`;
  const hasIt = and(isAbout(entryVersions, type, entryId), isThere);
  const found = db.select({ id }).from(entryVersions).where(hasIt).orderBy(desc(id)).limit(1);
  return found.get() !== undefined;
}

function changesBetween(before: EntryValues, after: EntryValues): Record<string, number> {
  const count = (one: unknown, other: unknown) => {
    if (isBlockList(one) && isBlockList(other)) return changedInList(one, other);
    return isRichText(one) && isRichText(other) ? changedBlocks(one, other) : 1;
  };
  return Object.fromEntries(
    changedFields(before, after).map((field) => [field, count(before[field], after[field])]),
  );
}

// A version from before a field existed doesn't have it: that it is empty now is no change.
function changedFields(before: EntryValues, after: EntryValues): string[] {
  return Object.keys(after).filter((field) =>
    field in before ? !isEqual(before[field], after[field]) : !isEmpty(after[field]),
  );
}

function isEmpty(value: unknown) {
  return !value || (Array.isArray(value) && value.length === 0);
}
