import { existsSync } from 'node:fs';
import { constants, copyFile, link, mkdir, mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';
import SQLite from '#database/driver.mjs';
import { realPathOf } from '#database/lock.ts';
import { writeSiteId } from '#database/site-id.ts';
import { readOwner } from '../start/folder-owner.ts';
import { removeFolder, sync } from './disk.ts';
import { picturesOf } from './manifest.ts';
import { restoreNames, tidyRestores } from './retention.ts';
import { isIntact } from './uploads-store.ts';
import { type OpenedBackup, openBackup } from './verify.ts';

/** The result of a restore. */
export interface Restored {
  madeAt: Date;
  pictures: number;
  missing: string[];
  /** The folder with the database from before; null when there was none. */
  before: string | null;
}

/**
 * Restores the site from an archive. Nothing of the site is touched before the archive has passed every check. Then
 * pictures are added (names are random and never reused, so there are no conflicts), and finally the database is
 * replaced in one step. Call it while no server runs. `prepare` may change the database before that. Throws
 * UnusableBackup.
 */
export async function restoreBackup(
  archive: string,
  { database, uploads }: { database: string; uploads: string },
  {
    now = new Date(),
    prepare,
  }: { now?: Date; prepare?: (database: string, madeAt: Date) => Promise<void> } = {},
): Promise<Restored> {
  await mkdir(path.dirname(database), { recursive: true });
  await mkdir(uploads, { recursive: true });
  // If the database is a symbolic link, a rename would replace the link.
  const site = { database: realPathOf(database), uploads };
  tidyRestores(site);
  // In the uploads folder, so that pictures, most of the data, are renamed instead of copied.
  const work = await mkdtemp(path.join(site.uploads, restoreNames.work));
  try {
    const backup = await openBackup(archive, work, site.uploads);
    const madeAt = new Date(backup.manifest.madeAt);
    await prepare?.(backup.database, madeAt);
    await addPictures(backup, site.uploads, work);
    const before = await putInPlace(backup.database, site, now);
    const pictures = backup.pictures.size;
    return { madeAt, pictures, missing: backup.manifest.missing, before };
  } finally {
    await removeFolder(work);
  }
}

/**
 * Unpacks and verifies an archive beside the site: its pictures are added to the site's, its database is left in the empty folder
 * `work`, which must be in the uploads folder. Returns the pictures that are new there. Throws UnusableBackup.
 */
export async function stageBackup(archive: string, uploads: string, work: string) {
  const backup = await openBackup(archive, work, uploads);
  const added = await addPictures(backup, uploads, work);
  return { database: backup.database, madeAt: new Date(backup.manifest.madeAt), added };
}

/** Makes `restored` the database of the site, in one step. Returns the folder with the one from before; null if there was none. */
export async function putInPlace(
  restored: string,
  site: { database: string; uploads: string },
  now: Date,
): Promise<string | null> {
  adoptSiteId(site.uploads, restored);
  return replaceDatabase(restored, site.database, now);
}

// The database gets the id of the uploads folder before it replaces the old one, so the two always match.
function adoptSiteId(uploads: string, database: string) {
  const owner = readOwner(uploads);
  if (!owner) return;
  const sqlite = new SQLite(database);
  writeSiteId(sqlite, owner.site);
  sqlite.close();
}

// All are copied to the disk before the first is renamed, so that a full disk is noticed in time.
async function addPictures({ pictures, manifest }: OpenedBackup, uploads: string, work: string) {
  const ready: [from: string, to: string][] = [];
  for (const [name, { sha256 }] of picturesOf(manifest)) {
    const [file, to] = [String(pictures.get(name)), path.join(uploads, name)];
    if (await isIntact(to, sha256)) continue;
    const from = path.join(work, 'uploads', name);
    if (file !== from) await copyFile(file, from, constants.COPYFILE_FICLONE);
    await sync(from);
    ready.push([from, to]);
  }
  for (const [from, to] of ready) await rename(from, to);
  await sync(uploads);
  return ready.map(([, to]) => path.basename(to));
}

async function replaceDatabase(restored: string, database: string, now: Date) {
  const folder = path.dirname(database);
  const ready = path.join(folder, restoreNames.database);
  // The database may be on another disk than the pictures.
  await copyFile(restored, ready);
  await sync(ready);
  const before = existsSync(database) ? await putAside(database, now) : null;
  await rename(ready, database);
  await sync(folder);
  return before;
}

/** The folder with the database from before a restore at this instant. */
export function beforeRestore(database: string, at: Date): string {
  const name = `${restoreNames.before}${at.toISOString().replace(/[:.]/g, '-')}`;
  return path.join(path.dirname(database), name);
}

/** When the restore was whose folder has this name; null for another name. */
export function beforeRestoreAt(name: string): Date | null {
  const [, day, hour, minute, rest] = /^before-restore-(.+)T(\d\d)-(\d\d)-(\d\d-\d{3}Z)$/.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${rest?.replace('-', '.')}`) : null;
}

// By a hard link, so that there is a database at every instant.
async function putAside(database: string, now: Date) {
  const folder = beforeRestore(database, now);
  await mkdir(folder);
  emptyLog(database);
  const to = path.join(folder, path.basename(database));
  await link(database, to).catch(() => copyFile(database, to));
  // SQLite would apply them to the restored database.
  for (const part of ['-wal', '-shm']) {
    if (existsSync(database + part)) await rename(database + part, to + part);
  }
  return folder;
}

// A database too damaged for this is set aside unchanged.
function emptyLog(database: string) {
  try {
    const db = new SQLite(database);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
  } catch {
    // Set the log aside with it.
  }
}
