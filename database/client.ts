import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database as Connection } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { foldForSearch } from '#lib/fold.ts';
import SQLite from './driver.mjs';

/** A connection to the database. Queries run synchronously; `db.$client` is better-sqlite3's own handle. */
export type Database = ReturnType<typeof connect>;

/** The database, or a transaction on it: all that a query needs. */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'get' | 'all' | 'run'
>;

/** Transactions read what they then write: no other process writes in between. */
const immediate = { behavior: 'immediate' } as const;

/** Opens the database at `file` (a path, or `:memory:`), making its folder when it isn't there. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  return connect(new SQLite(file));
}

/** Reads the file of a database, of any version, and leaves it as it is. Throws without one. */
export function readDatabase<Result>(file: string, read: (sqlite: Connection) => Result): Result {
  const sqlite = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

/** The path behind DATABASE_URL. `file:./data/vinci.db` is relative to the working folder. */
export function databasePath(url: string): string {
  if (url.startsWith('file:/')) return fileURLToPath(url);
  return path.resolve(decodeURIComponent(url.slice('file:'.length)));
}

/** Sets the pragmas, and makes transactions immediate: a deferred one fails when another process writes between its read and write. */
export function connect(sqlite: Connection) {
  sqlite.pragma('journal_mode = WAL');
  // better-sqlite3 compiles WAL with NORMAL, which may lose the last commits at a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('trusted_schema = OFF');
  // Deleted data, such as visitors', leaves the file.
  sqlite.pragma('secure_delete = ON');
  sqlite.function('fold', { deterministic: true }, (text) => foldForSearch(String(text ?? '')));
  const db = drizzle(sqlite);
  const { transaction } = db;
  db.transaction = ((work) => transaction.call(db, work, immediate)) as typeof transaction;
  return db;
}
