import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database as Connection } from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import SQLite from './driver.mjs';

/** `at`: the timestamp that the database records. */
interface Migration {
  name: string;
  at: number;
  statements: string[];
}

export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'));
  const names: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, sql }, index) => ({
    name: names[index] ?? '',
    at: folderMillis,
    statements: sql,
  }));
}

/** Tries migrations on a copy of a snapshot and checks the result: with foreign keys off, they may silently leave a damaged database. */
export function tryMigrations(snapshot: string, migrations: Migration[]): void {
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
