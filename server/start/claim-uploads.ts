import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { ensureSiteId, readSiteId, writeSiteId } from '#database/site-id.ts';
import { files, site } from '#database/tables.ts';
import type { Env } from '../env.ts';
import { claimFolder, type FolderOwner, foreignOwner, ownerFile, readOwner } from './folder-owner.ts';

/**
 * Ties the uploads folder to the database: from then on no other database is started on it, whose unknown pictures
 * would be put aside. Neither has an id on a site from before there were any; then they belong together. A new site that
 * NEW_SITE asks for takes over a folder whose database is gone. Gives when an interrupted first start
 * has begun. Throws an Error for operators when the folder is another database's.
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

// The same site, set back to a time when it had no id?
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
    `If it is this site’s folder all the same, delete ${path.join(folder, ownerFile)} and start again.`
  );
}
