import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { takenInTurns } from '#database/turns.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { closeAddresses, forgetAddresses } from '#server/content/addresses.ts';
import type { Change } from '#server/content/change.ts';
import { findType } from '#server/content/declared-types.ts';
import { refreshSearch } from '#server/content/entries.ts';
import { moveFiles } from '#server/content/files/entry-files.ts';
import { getEntry, isAbout } from '#server/content/read-entry.ts';
import { refuseWhileNeeded, refuseWhileScheduled } from '#server/content/refuse-to-publish.ts';
import {
  entryCopies,
  entryFiles,
  entrySchedules,
  entryTrash,
  entryVersions,
  publicationRequests,
  shareLinks,
} from '#server/content/tables.ts';
import { translationsOf } from '#server/content/translations/mark-outdated.ts';
import { translationTypeOf, translationTypes } from '#server/content/translations/translation-type.ts';
import { discardAbandonedCopies } from '#server/content/working-copy/unfinished.ts';
import { gone } from '#server/errors/refused.ts';
import type { Job } from '#server/jobs/points.ts';
import type { EntryTable, EntryType } from '#server/module/entry-type.ts';
import { recordActivity, recordEntry } from '../../activity/record.ts';

// Deleted entries are kept in the trash for 30 days. Call each function in a transaction.

const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Moves an entry to the trash. Its files stay; its address answers 410 if visitors have seen it. Throws NOT_FOUND. */
export function trashEntry(tx: Queries, type: EntryType, id: number, { user, now }: Change): void {
  refuseWhileScheduled(tx, type, id);
  const row = getEntry(tx, type, id);
  refuseWhileNeeded(tx, type, row);
  closeAddresses(tx, type, row, now);
  tx.delete(type.table).where(eq(type.table.id, id)).run();
  const kept = { type: type.name, entry: id, title: type.title(row), row, deletedBy: user, deletedAt: now };
  tx.insert(entryTrash).values(kept).run();
  moveFiles(tx, type, id, ['live', 'trash']);
  refreshSearch(tx, type, id);
  recordEntry(tx, type, row, 'deleted', {}, { user, now });
  for (const [translation, of] of translationsIn(tx, type, id))
    trashEntry(tx, translation, of, { user, now });
}

/** Deletes an entry of the trash permanently, with its history and working copy. Throws NOT_FOUND. */
export function purgeEntry(tx: Queries, type: EntryType, id: number): void {
  const isThis = isAbout(entryTrash, type, id);
  const trashed = tx.select({ title: entryTrash.title }).from(entryTrash).where(isThis).get();
  if (!trashed) throw gone(type.noun);
  recordActivity(tx, { what: 'purged', type: type.name, entry: id, ...trashed });
  leaveTrash(tx, type, id);
  forgetEntry(tx, type, id);
  for (const [translation, of] of trashedTranslations(tx, type, id)) purgeEntry(tx, translation, of);
}

/** Deletes an entry permanently, without the trash. Throws NOT_FOUND. */
export function deleteEntry(tx: Queries, type: EntryType, id: number): void {
  refuseWhileScheduled(tx, type, id);
  const row = getEntry(tx, type, id);
  recordEntry(tx, type, row, 'purged');
  tx.delete(type.table).where(eq(type.table.id, id)).run();
  forgetEntry(tx, type, id);
  forgetAddresses(tx, type, id);
  refreshSearch(tx, type, id);
  for (const [translation, of] of translationsIn(tx, type, id)) deleteEntry(tx, translation, of);
}

/** The deleted entries of a type, the last one first. `by`: who deleted it, by name; `until`: how long it is kept. */
export function trashOf(db: Queries, type: EntryType) {
  const { entry, title, deletedAt, deletedBy } = entryTrash;
  return db
    .select({ id: entry, title, by: users.name, at: deletedAt })
    .from(entryTrash)
    .leftJoin(users, eq(users.id, deletedBy))
    .where(eq(entryTrash.type, type.name))
    .orderBy(desc(deletedAt), desc(entry))
    .all()
    .map((trashed) => ({ ...trashed, until: new Date(trashed.at.getTime() + keptFor) }));
}

/** Deletes entries permanently that were in the trash for 30 days. Returns how many. */
export async function purgeOldTrash(db: Database, now: Date): Promise<number> {
  const isOld = lt(entryTrash.deletedAt, new Date(now.getTime() - keptFor));
  const old = db.select({ name: entryTrash.type, id: entryTrash.entry }).from(entryTrash).where(isOld).all();
  let purged = 0;
  for await (const { name, id } of takenInTurns(old)) {
    const type = findType(name);
    // The trash of a removed module stays, so that it can be added again.
    if (!type) continue;
    await waitForWriteLock(db);
    purged += db.transaction((tx) => {
      // Somebody may have restored it meanwhile.
      const isStillThere = and(isAbout(entryTrash, type, id), isOld);
      if (!tx.select().from(entryTrash).where(isStillThere).get()) return 0;
      purgeEntry(tx, type, id);
      return 1;
    });
  }
  return purged;
}

/** Deletes permanently what has been in the trash for 30 days, and what was typed and never saved for 90. */
export const emptyTrash: Job = {
  failure: 'The trash could not be emptied',
  every: 24 * 60 * 60 * 1000,
  async run({ db, log, now }) {
    discardAbandonedCopies(db, now());
    const entries = await purgeOldTrash(db, now());
    if (entries > 0) log.info({ entries }, 'Deleted what was in the trash for 30 days');
  },
};

/** The whole row of a deleted entry. Throws NOT_FOUND. */
export function readTrash(db: Queries, type: EntryType, id: number) {
  const isThis = isAbout(entryTrash, type, id);
  const trashed = db.select({ row: entryTrash.row }).from(entryTrash).where(isThis).get();
  if (!trashed) throw gone(type.noun);
  return trashed.row;
}

/** Changes rows in the trash, such as dangling references. */
export function changeTrashed<Table extends EntryTable>(
  tx: Queries,
  type: EntryType<Table>,
  changed: (row: Table['$inferSelect']) => Table['$inferSelect'] | false,
): void {
  const { entry, row, type: name } = entryTrash;
  for (const trashed of tx.select({ entry, row }).from(entryTrash).where(eq(name, type.name)).all()) {
    const next = changed(trashed.row as Table['$inferSelect']);
    const isThis = isAbout(entryTrash, type, trashed.entry);
    if (next) tx.update(entryTrash).set({ row: next }).where(isThis).run();
  }
}

export function leaveTrash(tx: Queries, type: EntryType, id: number): void {
  const isThis = isAbout(entryTrash, type, id);
  tx.delete(entryTrash).where(isThis).run();
}

const tables = [entryVersions, entryFiles, entryCopies, entrySchedules, publicationRequests, shareLinks];

function forgetEntry(tx: Queries, type: EntryType, id: number) {
  for (const table of tables) {
    const isOfEntry = isAbout(table, type, id);
    tx.delete(table).where(isOfEntry).run();
  }
}

function translationsIn(tx: Queries, type: EntryType, of: number): [EntryType, number][] {
  return translationsOf(tx, type, of).map(({ id, language }) => [translationTypeOf(type, language), id]);
}

/** The translations that were trashed with an entry. */
export function trashedTranslations(tx: Queries, type: EntryType, of: number): [EntryType, number][] {
  return translationTypes(type).flatMap((translation) =>
    tx
      .select({ id: entryTrash.entry, row: entryTrash.row })
      .from(entryTrash)
      .where(eq(entryTrash.type, translation.name))
      .all()
      .filter(({ row }) => row.entry === of)
      .map(({ id }): [EntryType, number] => [translation, id]),
  );
}
