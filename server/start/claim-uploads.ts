import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { ensureSiteId, readSiteId, writeSiteId } from '#database/site-id.ts';
import { files, site } from '#database/tables.ts';
import type { Env } from '../env.ts';
import {
  claimFolder,
  type FolderOwner,
  foreignOwner,
  ownerFile,
  readOwner,
} from '../process/folder-owner.ts';

/**
 * Ties the uploads folder to the database, so that no other one starts on it and sweeps its pictures. Without ids on
 * both sides they belong together; NEW_SITE takes over a folder whose database is missing. Returns when an interrupted
 * first start began. Throws an Error for operators.
 */
export function claimUploads(db: Database, folder: string, env: Pick<Env, 'NEW_SITE'>): { begun?: Date } {
  const { $client: sqlite } = db;
  const database = realPathOf(sqlite.name);
  const id = readSiteId(sqlite);
  const owner = readOwner(folder);
  const isEmpty = !db.select().from(site).get();
  const foreign = foreignOwner(folder, { site: id, database });
  if (foreign) throw new Error(`${foreign} ${advice(folder)}`);
  if (owner && id === 0 && !(isEmpty && env.NEW_SITE === 'on')) adoptId(db, folder, owner);
  claimFolder(folder, { site: ensureSiteId(sqlite), database });
  return isEmpty && owner && id === owner.site ? { begun: owner.claimedAt } : {};
}

// Adopts the folder if it is the same site, restored to a time before it had an id.
function adoptId(db: Database, folder: string, owner: FolderOwner) {
  const names = db.select({ filename: files.filename }).from(files).all();
  const there = names.filter(({ filename }) => existsSync(path.join(folder, filename)));
  if (there.length > names.length / 2) return writeSiteId(db.$client, owner.site);
  throw new Error(
    `The folder ${folder} belongs to another database: this one knows hardly any of its pictures. ${advice(folder)}`,
  );
}

function advice(folder: string) {
  return (
    'Set UPLOADS_DIR to the folder of this site; a copy to try something out needs a copy of the uploads. ' +
    `If the folder does belong to this site, delete ${path.join(folder, ownerFile)} and start again.`
  );
}
