import { type Dirent, readdirSync, statSync } from 'node:fs';
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

// Plain files, also under names that an operator chose: a link or a folder there is nothing of ours, and may lead anywhere.
const isBackup = (entry: Dirent) => entry.isFile() && /^[\w.-]+\.tar\.gz$/.test(entry.name);

/** The archives in the folder of the backups, the newest first; none when there is no such folder. */
export function listBackups(env: Env): string[] {
  const folder = backupFolder(env);
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  const entries = isThere ? readdirSync(folder, { withFileTypes: true }) : [];
  const archives = entries.filter(isBackup).map(({ name }) => path.join(folder, name));
  return archives.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
}

/** The nightly archives in a folder, the oldest first. */
export async function nightlyBackupsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter(isBackup).map(({ name }) => name);
  const nightly = names.filter((name) => name.startsWith('nightly-')).sort();
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
