import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import SQLite from '#database/driver.mjs';
import { readSiteId } from '#database/site-id.ts';
import type { Env } from '../env.ts';
import { storedName } from '../files/picture-type.ts';
import { readOwner } from '../process/folder-owner.ts';
import { backupFolder, listBackups } from '../process/paths.ts';

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
    const sqlite = new SQLite(database, { readonly: true });
    try {
      const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all();
      const empty = tables.includes('site')
        ? !sqlite.prepare('select 1 from site').get()
        : tables.length === 0;
      return empty ? readSiteId(sqlite) : null;
    } finally {
      sqlite.close();
    }
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
