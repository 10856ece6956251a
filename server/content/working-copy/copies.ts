import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { isEqual } from '#lib/is-equal.ts';
import { refused, savedMeanwhile } from '../../errors/refused.ts';
import type { EntryRow, EntryType, Named } from '../../module/entry-type.ts';
import type { Change } from '../change.ts';
import { forgetFiles, saveFiles, saveNewCopyFiles } from '../files/entry-files.ts';
import { recordVersion } from '../history/history.ts';
import { getEntry } from '../read-entry.ts';
import { refuseWhileScheduled } from '../refuse-to-publish.ts';
import { entryCopies } from '../tables.ts';
import { type EntryValues, enteredValues } from '../values.ts';

// Working copies: what people type, kept on the server while the live entry stays as it is.

/** The id that the form of a new entry makes up; not a number, like the keys of entries. */
export const key = z.string().check(z.regex(/^(?=.*[a-z])[a-z0-9]{8,40}$/));

/** A copy by its entry's id, or before there is an entry by its own key. */
type CopyOf = { id: number } | { key: string };

const columns = {
  values: entryCopies.values,
  /** The live values that it started from. */
  base: entryCopies.base,
  version: entryCopies.version,
  revision: entryCopies.revision,
  by: users.name,
  at: entryCopies.changedAt,
};

const copies = preparedQuery((db) => {
  const { type, key, changedBy } = entryCopies;
  return db
    .select(columns)
    .from(entryCopies)
    .leftJoin(users, eq(users.id, changedBy))
    .where(and(eq(type, sql.placeholder('type')), eq(key, sql.placeholder('key'))));
});

export function readCopy(db: Queries, type: EntryType, of: CopyOf) {
  const copy = copies(db).get({ type: type.name, key: keyOf(of) });
  if (!copy) return null;
  return { ...copy, values: enteredValues(type, copy.values), base: enteredValues(type, copy.base) };
}

/** The revision alone, without reading long values; 0 for none. */
export function copyRevision(db: Queries, type: EntryType, of: CopyOf): number {
  const { revision } = entryCopies;
  return db.select({ revision }).from(entryCopies).where(isCopy(type, of)).get()?.revision ?? 0;
}

/** One person's copies of entries that were never saved, newest first. */
export function newCopies(db: Queries, type: EntryType, user: string) {
  const { key, values, revision, changedAt, changedBy, entry } = entryCopies;
  return db
    .select({ key, values, revision, at: changedAt })
    .from(entryCopies)
    .where(and(eq(entryCopies.type, type.name), isNull(entry), eq(changedBy, user)))
    .all()
    .map((copy) => ({ ...copy, values: enteredValues(type, copy.values) }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** The entry that a new form has created, by the form's key; null before that. Throws FORBIDDEN for somebody else's form. */
export function entryOfKey(db: Queries, type: EntryType, key: string, user: string | null): number | null {
  const { entry, changedBy } = entryCopies;
  const copy = db.select({ entry, changedBy }).from(entryCopies).where(isCopy(type, { key })).get();
  if (copy && copy.changedBy !== user)
    throw refused('FORBIDDEN', 'Only the person who typed this can change it.');
  return copy?.entry ?? null;
}

/** The entries that a person's forms have created, by the forms' keys. */
export function entriesOfKeys(db: Queries, type: EntryType, keys: string[], user: string) {
  const { key, entry, changedBy } = entryCopies;
  const isMade = and(
    eq(entryCopies.type, type.name),
    inArray(key, keys),
    eq(changedBy, user),
    isNotNull(entry),
  );
  return db.select({ key, id: entry }).from(entryCopies).where(isMade).all() as { key: string; id: number }[];
}

/** Keeps the key of a form that has become an entry: a request that is sent again finds it. */
export function rememberEntry(tx: Queries, type: EntryType, key: string, id: number, change: Change): void {
  discardCopy(tx, type, { key });
  const nothing = { values: {}, base: {}, version: 0, revision: 0 };
  tx.insert(entryCopies)
    .values({ type: type.name, key, entry: id, ...nothing, changedBy: change.user, changedAt: change.now })
    .run();
}

export interface Kept {
  of: CopyOf;
  values: EntryValues;
  /** The version of the live row, and the revision of the copy, that were edited; 0 for none. */
  version: number;
  revision: number;
}

/** Keeps values as the working copy, or drops it when they are live. Returns its revision, 0 for none. Throws CONFLICT and NOT_FOUND. */
export function keepCopy(
  tx: Queries,
  type: EntryType,
  { of, values, version, revision }: Kept,
  change: Change,
  live = 'id' in of ? getEntry(tx, type, of.id) : null,
): { revision: number } {
  if (copyRevision(tx, type, of) !== revision) throw savedMeanwhile();
  if (live && Number(live.version) !== version) throw savedMeanwhile();
  const { how = 'saved', now } = change;
  const base = live ? enteredValues(type, live) : {};
  const next = { ...base, ...enteredValues(type, values) };
  const isLive = live && isEqual(enteredValues(type, next), base);
  // The first one is an instant: a copy that comes after a discarded one must not look like it to a form that is still open.
  const after = revision ? revision + 1 : now.getTime();
  if (isLive) discardCopy(tx, type, of);
  else writeCopy(tx, type, { of, values: next, base, version, revision: after }, change);
  if (live && (!isLive || how === 'restored'))
    recordVersion(tx, type, { row: { ...live, ...next }, how, before: live }, change);
  return { revision: isLive ? 0 : after };
}

/** Makes values the working copy, to restore a version; none when they are live. The old copy stays in the history. */
export function replaceCopy(
  tx: Queries,
  type: EntryType,
  { id, values }: { id: number; values: EntryValues },
  change: Change,
): void {
  const live = getEntry(tx, type, id);
  const known = { version: Number(live.version), revision: copyRevision(tx, type, { id }) };
  keepCopy(tx, type, { of: { id }, values, ...known }, { ...change, how: 'restored' }, live);
}

/** Removes a working copy, with `revision` only if it hasn't changed since. */
export function discardCopy(tx: Queries, type: EntryType, of: CopyOf, revision?: number): void {
  if ('id' in of) refuseWhileScheduled(tx, type, of.id);
  const isThis = and(
    isCopy(type, of),
    revision === undefined ? undefined : eq(entryCopies.revision, revision),
  );
  const { changes } = tx.delete(entryCopies).where(isThis).run();
  if (changes > 0 && 'id' in of) forgetFiles(tx, type, of.id, 'copy');
}

type Written = Kept & { base: EntryValues };

function writeCopy(
  tx: Queries,
  type: EntryType,
  { of, values, base, version, revision }: Written,
  { user, now }: Change,
) {
  if ('id' in of) refuseWhileScheduled(tx, type, of.id);
  const row = { values, base, version, revision, changedBy: user, changedAt: now };
  const [key, entry] = 'id' in of ? [String(of.id), of.id] : [of.key, null];
  tx.insert(entryCopies)
    .values({ type: type.name, key, entry, ...row })
    // As they were just written, not once more.
    .onConflictDoUpdate({
      target: [entryCopies.type, entryCopies.key],
      set: { ...row, values: sql`excluded.entered`, base: sql`excluded.base` },
    })
    .run();
  const entered = { ...values, id: entry } as EntryRow;
  if (entry) saveFiles(tx, type, entered, 'copy');
  else saveNewCopyFiles(tx, type, key, entered);
}

function isCopy({ name }: Named, of: CopyOf) {
  return and(eq(entryCopies.type, name), eq(entryCopies.key, keyOf(of)));
}

function keyOf(of: CopyOf) {
  return 'id' in of ? String(of.id) : of.key;
}
