import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database as Connection } from 'better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './client.ts';
import SQLite from './driver.mjs';
import { markUnused, takeSnapshot, tidySnapshots } from './snapshots.ts';

const migrationsFolder = path.resolve('database/migrations');

/** Migrates the database, after trying on a copy of its snapshot. Returns the snapshot, if any. Throws for operators when it is newer or fails. */
export function migrateDatabase(db: Database, folder = migrationsFolder): { snapshot: string | null } {
  const schema = compareSchema(db, folder);
  if (schema === 'newer') {
    throw new Error(
      'The database was made by a newer version of Vinci. Start that version, or restore a backup from before.',
    );
  }
  if (schema === 'foreign') {
    const file = db.$client.name;
    throw new Error(
      `${file} holds the database of another program. Set DATABASE_URL to the one of this site.`,
    );
  }
  const left = db.$client.memory ? null : tidySnapshots(db, schema === 'same');
  if (schema === 'same') return { snapshot: left };
  const applied = appliedAt(db).at(-1) ?? 0;
  let snapshot: string | null = null;
  try {
    if (applied > 0 && !db.$client.memory) {
      snapshot = takeSnapshot(db);
      const pending = readMigrations(folder).filter(({ at }) => at > applied);
      tryMigrations(snapshot, pending);
    }
    runMigrations(db, folder);
    return { snapshot };
  } catch (error) {
    throw untouched(error, snapshot && markUnused(snapshot));
  }
}

/** An empty database is 'older', another program's 'foreign'. */
export function compareSchema(
  db: Database,
  folder = migrationsFolder,
): 'same' | 'older' | 'newer' | 'foreign' {
  const known = readMigrations(folder).map(({ at }) => at);
  const newest = known.at(-1) ?? 0;
  const applied = appliedAt(db);
  const last = applied.at(-1) ?? 0;
  if (last > newest) return applied.some((at) => known.includes(at)) ? 'newer' : 'foreign';
  if (!applied.every((at) => known.includes(at))) return 'foreign';
  if (applied.length === 0 && hasTables(db)) return 'foreign';
  return last === newest ? 'same' : 'older';
}

function runMigrations(db: Database, folder: string) {
  // Rebuilding a table drops it for a moment, which would cascade to the rows that refer to it.
  db.$client.pragma('foreign_keys = OFF');
  try {
    migrate(db, { migrationsFolder: folder });
  } finally {
    db.$client.pragma('foreign_keys = ON');
  }
}

function untouched(error: unknown, snapshot: string | null) {
  const { message } = rootCause(error as Error);
  const kept = snapshot ? ` A snapshot of it is at ${snapshot}.` : '';
  const advice =
    'Go back to the version of Vinci that you had; if the disk is full, make room and start again.';
  return new Error(
    `The database can’t be brought to this version: ${message}. It is as it was.${kept} ${advice}`,
  );
}

// Drizzle wraps SQLite's error in its own.
function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

// When the applied migrations were written, the newest last.
function appliedAt(db: Database): number[] {
  const table = db.$client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return [];
  const times = db.$client.prepare('select created_at from __drizzle_migrations order by created_at').pluck();
  return times.all().map(Number);
}

function hasTables(db: Database) {
  // Drizzle and Litestream have their own tables, prefixed with an underscore.
  const tables = db.$client.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  return tables.some((name) => !/^(_|sqlite_)/.test(String(name)));
}

/** `at`: the timestamp that the database records. */
interface Migration {
  name: string;
  at: number;
  statements: string[];
}

function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'));
  const names: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, sql }, index) => ({
    name: names[index] ?? '',
    at: folderMillis,
    statements: sql,
  }));
}

/** Tries migrations on a copy of a snapshot and checks the result: with foreign keys off, they may silently leave a damaged database. */
function tryMigrations(snapshot: string, migrations: Migration[]): void {
  const copy = `${snapshot}.trial`;
  copyFileSync(snapshot, copy);
  const sqlite = new SQLite(copy);
  try {
    // Nobody needs it after a power cut.
    sqlite.pragma('journal_mode = MEMORY');
    sqlite.pragma('synchronous = OFF');
    sqlite.pragma('foreign_keys = OFF');
    const before = danglingRows(sqlite).length;
    sqlite.transaction(() => migrations.forEach((migration) => void runOne(sqlite, migration)))();
    const check = sqlite.pragma('integrity_check(1)', { simple: true });
    if (check !== 'ok') throw new Error(`the migrations would leave a damaged database (${check})`);
    const after = danglingRows(sqlite);
    if (after.length <= before) return;
    throw new Error(`the migrations would leave rows of ${after[0]?.table} that refer to nothing`);
  } finally {
    sqlite.close();
    rmSync(copy, { force: true });
  }
}

function runOne(sqlite: Connection, { name, statements }: Migration) {
  try {
    for (const statement of statements) sqlite.prepare(statement).run();
  } catch (error) {
    throw new Error(`the migration ${name} fails (${(error as Error).message})`);
  }
}

function danglingRows(sqlite: Connection) {
  return sqlite.pragma('foreign_key_check') as { table: string }[];
}
