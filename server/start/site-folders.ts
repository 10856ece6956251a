import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Database, databasePath, openDatabase, readDatabase } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { ensureSiteId, readSiteId, writeSiteId } from '#database/site-id.ts';
import { files, site } from '#database/tables.ts';
import type { Env } from '../env.ts';
import { storedName } from '../files/picture-type.ts';
import { isQuicklyChecked } from '../health/health.ts';
import {
  claimFolder,
  type FolderOwner,
  foreignOwner,
  ownerFile,
  readOwner,
} from '../process/folder-owner.ts';
import { backupFolder, listBackups } from '../process/paths.ts';

/** Checks that the database is writable and, if that is quick, intact. Throws an Error for operators. */
export function openSiteDatabase(file: string, env: Env): Database {
  let db: Database | undefined;
  try {
    db = openDatabase(file);
    if (isQuicklyChecked(file)) checkWhole(db);
    checkWritable(db);
    return db;
  } catch (error) {
    db?.$client.close();
    throw explained(error as Error & { code?: string }, file, env);
  }
}

class Damaged extends Error {
  code = 'SQLITE_CORRUPT';
}

function checkWhole({ $client: sqlite }: Database) {
  const found = String(sqlite.pragma('quick_check(1)', { simple: true }));
  if (found !== 'ok') throw new Damaged(found.split('\n').at(-1));
}

// Beginning a transaction alone also succeeds where writing doesn't.
function checkWritable({ $client: sqlite }: Database) {
  sqlite.exec('begin immediate');
  sqlite.pragma(`user_version = ${readSiteId(sqlite)}`);
  sqlite.exec('rollback');
}

function explained(error: Error & { code?: string }, file: string, env: Env) {
  const { code = '', message } = error;
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    const backup = listBackups(env)[0] ?? '<file>';
    const advice = `Put the site back to a backup: npm run site -- restore ${backup}`;
    return new Error(`The database ${file} is damaged, or not a database (${message}). ${advice}`);
  }
  if (!/^(SQLITE_(READONLY|CANTOPEN|IOERR|PERM)|E[A-Z]+$)/.test(code)) return error;
  const advice = 'Give the site’s user the right to read and write it and its folder, or set DATABASE_URL.';
  return new Error(`The database ${file} can’t be opened to write (${message}). ${advice}`);
}

/**
 * Throws an Error for operators without a database beside pictures or backups: most likely it was lost, or DATABASE_URL
 * is wrong. A new site would sweep the pictures, and its backups push out the good ones.
 */
export function refuseNewSite(env: Env): void {
  const database = databasePath(env.DATABASE_URL);
  const uploads = path.resolve(env.UPLOADS_DIR);
  if (env.NEW_SITE === 'on') return;
  const id = idWhenEmpty(database);
  // An interrupted first start leaves pictures, too.
  if (id === null || (id !== 0 && readOwner(uploads)?.site === id)) return;
  const pictures = namesIn(uploads).filter((name) => storedName.test(name)).length;
  const archives = listBackups(env);
  if (pictures === 0 && archives.length === 0) return;
  const there = statSync(database, { throwIfNoEntry: false })
    ? 'The database is empty'
    : 'There is no database';
  throw new Error(
    `${there} at ${database}, but there are ${pictures} pictures in ${uploads} and ${archives.length} backups in ${backupFolder(env)}. ` +
      `${wayBack(archives)} To begin a new site beside them all the same, say so for one start: NEW_SITE=on npm start`,
  );
}

// The id of the site, 0 without one; null for a file with content, or one that isn't a database.
function idWhenEmpty(database: string): number | null {
  if (!statSync(database, { throwIfNoEntry: false })?.size) return 0;
  try {
    return readDatabase(database, (sqlite) => {
      const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all();
      const empty = tables.includes('site')
        ? !sqlite.prepare('select 1 from site').get()
        : tables.length === 0;
      return empty ? readSiteId(sqlite) : null;
    });
  } catch {
    return null;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function wayBack([newest]: string[]) {
  if (!newest) return 'Move the database back, or set DATABASE_URL to where it is.';
  return `To get the site back: npm run site -- restore ${newest}`;
}

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
