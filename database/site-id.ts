import { randomInt } from 'node:crypto';
import type SQLite from 'better-sqlite3';

// In the header of the file (https://www.sqlite.org/pragma.html#pragma_user_version), so backups and replicas carry it.
const largest = 2 ** 31;

/** Identifies a site's database; 0 when it has no id yet. */
export function readSiteId(sqlite: SQLite.Database): number {
  return Number(sqlite.pragma('user_version', { simple: true }));
}

export function ensureSiteId(sqlite: SQLite.Database): number {
  const id = readSiteId(sqlite) || randomInt(1, largest);
  writeSiteId(sqlite, id);
  return id;
}

/** Sets the id to that of the uploads folder. */
export function writeSiteId(sqlite: SQLite.Database, id: number): void {
  if (readSiteId(sqlite) !== id) sqlite.pragma(`user_version = ${id}`);
}
