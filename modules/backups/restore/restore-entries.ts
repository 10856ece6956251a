import { existsSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { documentPages, files, formerFilenames, originals, users } from '#database/tables.ts';
import { recordActivity } from '#server/activity/record.ts';
import type { Change } from '#server/content/change.ts';
import { findType } from '#server/content/declared-types.ts';
import { updateEntry } from '#server/content/entries.ts';
import { fileIds, saveFiles } from '#server/content/files/entry-files.ts';
import { entryExists, findEntry, getEntry, isEntry } from '#server/content/read-entry.ts';
import { entryTrash } from '#server/content/tables.ts';
import { translationTypes } from '#server/content/translations/translation-type.ts';
import { restoreEntry } from '#server/content/trash/restore.ts';
import { trashEntry } from '#server/content/trash/trash.ts';
import { enteredValues } from '#server/content/values.ts';
import { replaceCopy } from '#server/content/working-copy/copies.ts';
import { refused } from '#server/errors/refused.ts';
import { type EntryRow, type EntryType, entryLine, screenOf } from '#server/module/entry-type.ts';
import { differences } from './compare.ts';

export interface FromBackup {
  db: Queries;
  backup: Database;
  madeAt: Date;
  /** The folder of the site's uploads, in which those of the backup are. */
  uploads: string;
}

/**
 * Restores one entry: as its working copy; as a draft when the site no longer has it; into the trash when the backup doesn't have it.
 * Returns where it is edited; null for one that is in the trash.
 */
export function restoreOne(from: FromBackup, type: EntryType, id: number, change: Change): string | null {
  const { db, backup } = from;
  const former = findEntry(backup, type, id);
  const present = findEntry(db, type, id);
  const row = former ?? present;
  if (!row) throw refused('NOT_FOUND', 'Neither the site nor the backup has this entry any more.');
  const detail = from.madeAt.toISOString();
  recordActivity(db, { ...entryLine(type, row), what: 'rolledBack', detail }, change);
  if (!former) {
    trashEntry(db, type, id, change);
    return null;
  }
  bringFiles(from, fileIds(type, former), change.now);
  if (!present) {
    const route = bringBack(from, type, asDraft(former), change);
    for (const translation of translationTypes(type)) {
      const missing = differences(db, backup, translation).filter(({ kind }) => kind === 'added');
      const rows = missing
        .map(({ id }) => getEntry(backup, translation, id))
        .filter(({ entry }) => entry === id);
      for (const row of rows) bringBack(from, translation, asDraft(row), change);
    }
    return route;
  }
  const { status, publishedAt, ...values } = enteredValues(type, former);
  replaceCopy(db, type, { id, values }, change);
  return screenOf(type, present);
}

/** Makes all entries of a type, and their translations, what they were: at once for visitors. What they are now stays in the history. */
export function restoreArea(from: FromBackup, original: EntryType, change: Change): void {
  const { db, backup } = from;
  for (const type of [original, ...translationTypes(original)]) {
    const differing = differences(db, backup, type);
    for (const { id } of differing.filter(({ kind }) => kind === 'removed')) trashEntry(db, type, id, change);
    for (const { id } of differing.filter(({ kind }) => kind !== 'removed')) {
      const former = getEntry(backup, type, id);
      bringFiles(from, fileIds(type, former), change.now);
      const present = findEntry(db, type, id);
      if (!present) bringBack(from, type, former, change);
      else {
        const row = { ...enteredValues(type, former), id, version: Number(present.version) };
        updateEntry(db, type, row, { ...change, how: 'restored' });
      }
    }
    restoreOrder(from, type);
  }
  const line = { what: 'rolledBack', type: original.name, detail: from.madeAt.toISOString() } as const;
  recordActivity(db, line, change);
}

function asDraft(row: EntryRow): EntryRow {
  return 'status' in row ? { ...row, status: 'draft' } : row;
}

// By way of the trash, which knows what to do when its address or what it belongs to is gone.
function bringBack(from: FromBackup, type: EntryType, row: EntryRow, { user, now }: Change): string {
  const { db } = from;
  const id = Number(row.id);
  const original = type.kind?.language && findType(String(type.kind.type));
  if (original && !entryExists(db, original, Number((row as { entry?: unknown }).entry)))
    throw refused('CONFLICT', 'Restore the original of this translation first.');
  const trashed = { title: type.title(row), row, deletedBy: user, deletedAt: now };
  db.insert(entryTrash)
    .values({ type: type.name, entry: id, ...trashed })
    .onConflictDoUpdate({ target: [entryTrash.type, entryTrash.entry], set: trashed })
    .run();
  const { route } = restoreEntry(db, type, { id, unready: null }, now);
  saveFiles(db, type, getEntry(db, type, id));
  return route;
}

// The files of an entry that the site no longer has come back, too.
function bringFiles({ db, backup, uploads }: FromBackup, ids: number[], now: Date) {
  for (const id of ids) {
    const file = backup.select().from(files).where(eq(files.id, id)).get();
    if (!file || hasFile(db, file)) continue;
    const wholes = backup.select().from(originals).where(eq(originals.fileId, id)).all();
    const names = [file, ...wholes].map(({ filename }) => filename);
    if (names.some((name) => !existsSync(path.join(uploads, name)))) throw fileGone();
    const uploader = file.uploadedBy ?? '';
    const isKnown = db.select({ id: users.id }).from(users).where(eq(users.id, uploader)).get() !== undefined;
    db.insert(files)
      .values({ ...file, uploadedBy: isKnown ? uploader : null, updatedAt: now })
      .run();
    for (const whole of wholes) db.insert(originals).values(whole).run();
    const pages = backup.select().from(documentPages).where(eq(documentPages.fileId, id)).all();
    for (const page of pages) db.insert(documentPages).values(page).run();
  }
}

// With its picture of today, if that was replaced. After a restore of the whole site, a number may be that of another file.
function hasFile(db: Queries, { id, filename }: typeof files.$inferSelect) {
  const present = db.select({ filename: files.filename }).from(files).where(eq(files.id, id)).get();
  if (!present || present.filename === filename) return present !== undefined;
  const isFormer = and(eq(formerFilenames.fileId, id), eq(formerFilenames.filename, filename));
  if (db.select().from(formerFilenames).where(isFormer).get()) return true;
  throw refused(
    'CONFLICT',
    'A picture of this entry can’t be restored on its own. Restore the whole site instead.',
  );
}

export function fileGone() {
  return refused('CONFLICT', 'A file of this backup was deleted meanwhile. Prepare the restore again.');
}

function restoreOrder({ db, backup }: FromBackup, type: EntryType) {
  if (!('position' in type.table)) return;
  for (const { id, position } of backup.select().from(type.table).all() as { id: number; position: number }[])
    db.update(type.table).set({ position }).where(isEntry(type, id)).run();
}
