import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import type { Env } from '../env.ts';

export function siteOf(env: Env): { database: string; uploads: string } {
  return { database: databasePath(env.DATABASE_URL), uploads: path.resolve(env.UPLOADS_DIR) };
}

/** The folder of the backups: BACKUP_DIR, else `backups` beside the database. */
export function backupFolder(env: Env): string {
  return path.resolve(env.BACKUP_DIR ?? path.join(path.dirname(databasePath(env.DATABASE_URL)), 'backups'));
}

/** Also under a name that an operator chose. Not a link or a folder, which may lead anywhere. */
export function isArchive(entry: Dirent): boolean {
  return entry.isFile() && /^[\w.-]+\.tar\.gz$/.test(entry.name);
}

/** The newest first; none without a folder. */
export function listBackups(env: Env): string[] {
  const folder = backupFolder(env);
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  const entries = isThere ? readdirSync(folder, { withFileTypes: true }) : [];
  const archives = entries.filter(isArchive).map(({ name }) => path.join(folder, name));
  return archives.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
}
