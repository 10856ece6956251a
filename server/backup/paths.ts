import { readdirSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import { lockDatabase } from '#database/lock.ts';
import type { Env } from '../env.ts';

/** What a backup copies: the database and the uploads folder. */
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

/** The nightly archives in a folder, the oldest first. */
export async function nightlyBackupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const nightly = names.filter((name) => /^nightly-.*\.tar\.gz$/.test(name)).sort();
  return nightly.map((name) => path.join(folder, name));
}

/** Locks the folder for one backup; returns the function that releases it. Throws while another backup is running. */
export function lockBackups(folder: string): () => void {
  try {
    return lockDatabase(path.join(folder, '.backup'));
  } catch (error) {
    if (!/^Another server/.test((error as Error).message)) throw error;
    throw new Error('Another backup is being made. Wait until it is done.');
  }
}
