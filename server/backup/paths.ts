import { readdirSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import { lockDatabase } from '#database/lock.ts';
import type { Env } from '../env.ts';

/** Where the site keeps what a backup holds. */
export function siteOf(env: Env): { database: string; uploads: string } {
  return { database: databasePath(env.DATABASE_URL), uploads: path.resolve(env.UPLOADS_DIR) };
}

/** The folder of the backups: BACKUP_DIR, else `backups` beside the database. */
export function backupFolder(env: Env): string {
  return path.resolve(env.BACKUP_DIR ?? path.join(path.dirname(databasePath(env.DATABASE_URL)), 'backups'));
}

/** `vinci-2026-11-21T02-00-00.tar.gz`; a nightly one begins with `nightly-`. */
export function backupName(now: Date, nightly = false): string {
  return `${nightly ? 'nightly' : 'vinci'}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;
}

/** The archives in the folder of the backups, the newest first; none when there is no such folder. */
export function listBackups(env: Env): string[] {
  const folder = backupFolder(env);
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
  const archives = names.filter((name) => name.endsWith('.tar.gz')).map((name) => path.join(folder, name));
  return archives.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
}

/** Claims the folder for one backup; gives the function that lets it go. Throws while another one is made. */
export function lockBackups(folder: string): () => void {
  try {
    return lockDatabase(path.join(folder, '.backup'));
  } catch (error) {
    if (!/^Another server/.test((error as Error).message)) throw error;
    throw new Error('Another backup is being made. Wait until it is done.');
  }
}

/** The nightly archives in a folder, the oldest first. */
export async function nightlyBackupsIn(folder: string): Promise<string[]> {
  const there = await readdir(folder);
  const nightly = there.filter((name) => /^nightly-.*\.tar\.gz$/.test(name)).sort();
  return nightly.map((name) => path.join(folder, name));
}

/** What a backup that was killed left behind in its folder. */
export const leftovers = /^\.(backup|verify|proof|fetch)-/;

/**
 * Removes what a backup that was killed left behind, and all but the newest `keep` nightly ones. Gives their names. The one
 * just `made` stays even when others have later names, from a clock that was wrong.
 */
export async function tidyBackups(folder: string, keep: number, made?: string): Promise<string[]> {
  const old = (await nightlyBackupsIn(folder)).slice(0, -keep).filter((archive) => archive !== made);
  const left = (await readdir(folder)).filter((name) => leftovers.test(name));
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true });
  for (const archive of old) await rm(archive, { force: true });
  return old.map((archive) => path.basename(archive));
}
