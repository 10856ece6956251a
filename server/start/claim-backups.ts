import path from 'node:path';
import { databasePath } from '#database/client.ts';
import SQLite from '#database/driver.mjs';
import { realPathOf } from '#database/lock.ts';
import { readSiteId } from '#database/site-id.ts';
import type { Env } from '../env.ts';
import { claimFolder, foreignOwner, ownerFile } from './folder-owner.ts';

/**
 * Ties the backup folder to the database, because the nightly backups of one site would push out those of another.
 * Throws an Error for operators when it belongs to another site.
 */
export function claimBackups(env: Env, folder: string): void {
  const database = realPathOf(databasePath(env.DATABASE_URL));
  const owner = { site: siteOf(database), database };
  if (owner.site === 0) return;
  const foreign = foreignOwner(folder, owner);
  if (foreign) {
    throw new Error(
      `${foreign} Set BACKUP_DIR to another folder, or the backups of the one site push out those of the other. ` +
        `If they are of this site all the same, delete ${path.join(folder, ownerFile)}.`,
    );
  }
  claimFolder(folder, owner);
}

function siteOf(database: string) {
  const sqlite = new SQLite(database, { readonly: true, fileMustExist: true });
  try {
    return readSiteId(sqlite);
  } finally {
    sqlite.close();
  }
}
