import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { databasePath, readDatabase } from '#database/client.ts';
import { lockFile, realPathOf } from '#database/lock.ts';
import { readSiteId } from '#database/site-id.ts';
import type { Env } from '#server/env.ts';
import { claimFolder, foreignOwner, ownerFile } from '#server/process/folder-owner.ts';
import { isArchive } from '#server/process/paths.ts';

/** `vinci-2026-11-21T02-00-00.tar.gz`; a nightly one begins with `nightly-`. */
export function backupName(now: Date, nightly = false): string {
  return `${nightly ? 'nightly' : 'vinci'}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;
}

/** The nightly archives in a folder, the oldest first. */
export async function nightlyBackupsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nightly = entries.filter((entry) => isArchive(entry) && entry.name.startsWith('nightly-'));
  return nightly.map(({ name }) => path.join(folder, name)).sort();
}

/** Locks the folder for one backup; returns the function that releases it. Throws while another backup is running. */
export function lockBackups(folder: string): () => void {
  const busy = 'Another backup is being made. Wait until it is done.';
  return lockFile(path.join(folder, '.backup.lock'), busy);
}

/**
 * Ties the folder to the database, because the nightly backups of one site would push out those of another. Throws an Error for
 * operators when it belongs to another site.
 */
export function claimBackups(env: Env, folder: string): void {
  const database = realPathOf(databasePath(env.DATABASE_URL));
  const owner = { site: readDatabase(database, readSiteId), database };
  if (owner.site === 0) return;
  const foreign = foreignOwner(folder, owner);
  if (foreign) {
    throw new Error(
      `${foreign} Set BACKUP_DIR to another folder, or the backups of the one site push out those of the other. ` +
        `If they do belong to this site, delete ${path.join(folder, ownerFile)}.`,
    );
  }
  claimFolder(folder, owner);
}
