import { randomInt } from 'node:crypto';
import type SQLite from 'better-sqlite3';

// SQLite leaves this number in the header of the file to the application, and copies it with VACUUM INTO: so backups,
// snapshots and replicas carry it, and no table had to change (https://www.sqlite.org/pragma.html#pragma_user_version).
const largest = 2 ** 31;

/** Identifies a site's database; 0 when it has no id yet. */
export function readSiteId(sqlite: SQLite.Database): number {
  return Number(sqlite.pragma('user_version', { simple: true }));
}

/** The id of the site, made up the first time. */
export function ensureSiteId(sqlite: SQLite.Database): number {
  const id = readSiteId(sqlite) || randomInt(1, largest);
  writeSiteId(sqlite, id);
  return id;
}

/** Gives a database an id: the one of the uploads folder that it belongs to. */
export function writeSiteId(sqlite: SQLite.Database, id: number): void {
  if (readSiteId(sqlite) !== id) sqlite.pragma(`user_version = ${id}`);
}
