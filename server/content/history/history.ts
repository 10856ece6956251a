import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { Change } from '#server/content/change.ts';
import type { EntryTable, EntryType } from '#server/content/entry-type.ts';
import { gone } from '#server/content/errors.ts';
import { addFiles, fileIds, forgetFiles } from '#server/content/files/entry-files.ts';
import { entryVersions } from '#server/content/tables.ts';
import { type EntryValues, enteredValues, sameValues } from '#server/content/values.ts';

/** What made a version. */
export type VersionCause = (typeof entryVersions.$inferSelect)['how'];

// Saves by the same person within this time become one version, in milliseconds.
const together = 10 * 60 * 1000;
// Versions of an entry that are kept, apart from the published ones, which all are.
const mostVersions = 50;
const versionsAPage = 100;

const { id, type: typeName, entry, title, values, changes, files, how, savedBy, since, at } = entryVersions;

/** Adds what an entry is like now to its history. `row` has all of its fields. */
export function recordVersion<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  { row, how }: { row: Table['$inferSelect']; how: VersionCause },
  { user, now }: Change,
): void {
  const of = Number(row.id);
  const [last, beforeLast] = newest(tx, type, of);
  const entered = enteredValues(type, row);
  if (last && how === 'saved' && sameValues(last.values, entered)) return;
  // What was typed until a version was restored stays a version of its own.
  const isSameVisit =
    last?.how === 'saved' &&
    how !== 'restored' &&
    last.savedBy === user &&
    now.getTime() < last.since.getTime() + together;
  const before = isSameVisit ? beforeLast : last;
  const version = {
    title: type.title(row),
    values: entered,
    changes: before ? changesBetween(before.values, entered) : {},
    files: fileIds(type, row),
    how,
    savedBy: user,
    at: now,
  };
  if (isSameVisit) tx.update(entryVersions).set(version).where(eq(id, last.id)).run();
  else
    tx.insert(entryVersions)
      .values({ type: type.name, entry: of, since: now, ...version })
      .run();
  addFiles(tx, type, { entry: of, usedIn: 'history', ids: version.files });
  // It reads every version of the entry: too much for each keystroke that is saved.
  const isOneMore = !isSameVisit && how !== 'published' && how !== 'scheduled';
  if (isOneMore) prune(tx, type, of);
}

/** Begins the history of an entry from before there was one, with what it is like now. */
export function recordFirstVersion<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  row: Table['$inferSelect'],
): void {
  if (newest(tx, type, Number(row.id)).length > 0) return;
  const { createdBy = null, updatedAt } = row as { createdBy?: string | null; updatedAt: Date };
  recordVersion(tx, type, { row, how: 'imported' }, { user: createdBy, now: updatedAt });
}

/** The newest versions of an entry, or those before one, without their values. `by`: a person's name. */
export function versionsOf(
  db: Queries,
  type: EntryType,
  { entryId, before }: { entryId: number; before?: number },
) {
  return db
    .select({ id, title, changes, how, by: users.name, at })
    .from(entryVersions)
    .leftJoin(users, eq(users.id, savedBy))
    .where(and(isOf(type, entryId), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(versionsAPage)
    .all();
}

/** What an entry was like. Throws NOT_FOUND. */
export function readVersion(
  db: Queries,
  type: EntryType,
  { id: entryId, versionId }: { id: number; versionId: number },
): EntryValues {
  const isThis = and(isOf(type, entryId), eq(id, versionId));
  const version = db.select({ values }).from(entryVersions).where(isThis).get();
  if (!version) throw gone('version');
  return enteredValues(type, version.values);
}

/** Removes the history of an entry. */
export function forgetVersions(tx: Queries, type: EntryType, entryId: number): void {
  tx.delete(entryVersions).where(isOf(type, entryId)).run();
}

function newest(db: Queries, type: EntryType, entryId: number) {
  const columns = { id, values, how, savedBy, since };
  return db.select(columns).from(entryVersions).where(isOf(type, entryId)).orderBy(desc(id)).limit(2).all();
}

function prune(tx: Queries, type: EntryType, entryId: number) {
  const unpublished = and(isOf(type, entryId), ne(how, 'published'), ne(how, 'scheduled'));
  const old = tx
    .select({ id })
    .from(entryVersions)
    .where(unpublished)
    .orderBy(desc(id))
    .limit(mostVersions)
    .offset(mostVersions)
    .all();
  if (old.length === 0) return;
  for (const version of old) tx.delete(entryVersions).where(eq(id, version.id)).run();
  const used = tx
    .select({ fileId: sql<number>`value` })
    .from(sql`${entryVersions}, json_each(${files})`)
    .where(isOf(type, entryId))
    .groupBy(sql`value`)
    .orderBy(asc(sql`value`))
    .all();
  forgetFiles(tx, type, entryId, 'history');
  addFiles(tx, type, { entry: entryId, usedIn: 'history', ids: used.map(({ fileId }) => fileId) });
}

function isOf({ name }: Pick<EntryType, 'name'>, entryId: number) {
  return and(eq(typeName, name), eq(entry, entryId));
}

function changesBetween(before: EntryValues, after: EntryValues): Record<string, number> {
  const changed = Object.keys(after).filter((field) => !sameValues(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, changedBlocks(before[field], after[field])]));
}

function changedBlocks(before: unknown, after: unknown): number {
  if (!isRichText(before) || !isRichText(after)) return 1;
  const [old, present] = [before, after].map(({ content }) => content.map((block) => JSON.stringify(block)));
  const only = (these: string[] = [], those: string[] = []) =>
    these.filter((block) => !those.includes(block));
  return Math.max(1, only(old, present).length, only(present, old).length);
}

function isRichText(value: unknown): value is RichText {
  return (value as RichText | null)?.type === 'doc';
}
