import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import SQLite from '#database/driver.mjs';
import { writeSiteId } from '#database/site-id.ts';
import { sync } from './disk.ts';
import { readOwner } from './folder-owner.ts';

/** The names of the working files while a database is replaced, which a killed process leaves behind. */
export const restoreNames = {
  work: '.restore-',
  working: '.restoring.db',
  database: '.restored.db',
  before: 'before-restore-',
};

/** Makes `restored` the database of the site, in one step. Returns the folder with the one from before; null if there was none. */
export async function putInPlace(
  restored: string,
  { database, uploads }: { database: string; uploads: string },
  now: Date,
): Promise<string | null> {
  adoptSiteId(uploads, restored);
  const folder = path.dirname(database);
  const ready = path.join(folder, restoreNames.database);
  // The database may be on another disk than the uploads.
  await copyFile(restored, ready);
  await sync(ready);
  const before = existsSync(database) ? await putAside(database, now) : null;
  await rename(ready, database);
  await sync(folder);
  return before;
}

// The database gets the id of the uploads folder before it replaces the old one, so the two always match.
function adoptSiteId(uploads: string, database: string) {
  const owner = readOwner(uploads);
  if (!owner) return;
  const sqlite = new SQLite(database);
  writeSiteId(sqlite, owner.site);
  sqlite.close();
}

export function beforeRestore(database: string, at: Date): string {
  const name = `${restoreNames.before}${at.toISOString().replace(/[:.]/g, '-')}`;
  return path.join(path.dirname(database), name);
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

/**
 * Removes leftovers of a killed restore, and a second name of the database, which nobody may open. Call while both are
 * locked.
 */
export function tidyRestores({ database, uploads }: { database: string; uploads: string }): void {
  for (const name of startingWith(restoreNames.work, uploads)) remove(path.join(uploads, name));
  const folder = path.dirname(database);
  for (const name of [restoreNames.database, ...startingWith(restoreNames.working, folder)])
    remove(path.join(folder, name));
  for (const name of startingWith(restoreNames.before, folder)) {
    const before = path.join(folder, name);
    if (isSameFile(path.join(before, path.basename(database)), database)) remove(before);
  }
}

function startingWith(prefix: string, folder: string) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(prefix)) : [];
}

function isSameFile(one: string, other: string) {
  const [first, second] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

function remove(file: string) {
  rmSync(file, { recursive: true, force: true });
}
