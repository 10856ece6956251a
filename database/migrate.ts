import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './client.ts';

const migrationsFolder = path.resolve('database/migrations');
const snapshotsKept = 5;

/**
 * Brings the database to the schema of this program, all pending migrations in one transaction, after a
 * snapshot of what was there (in `snapshots/` beside the database). Gives the names of the snapshot, if one was taken.
 * Throws, and changes nothing, when the database is newer than the program or a migration fails.
 */
export function migrateDatabase(db: Database, folder = migrationsFolder): { snapshot: string | null } {
  const schema = compareSchema(db, folder);
  if (schema === 'newer') {
    throw new Error(
      'The database was made by a newer version of Vinci. Start that version, or restore a backup from before.',
    );
  }
  if (schema === 'same') return { snapshot: null };
  const snapshot = lastApplied(db) > 0 ? takeSnapshot(db) : null;
  runMigrations(db, folder, snapshot);
  return { snapshot };
}

/** How the schema of a database compares with that of this program. */
export function compareSchema(db: Database, folder = migrationsFolder): 'same' | 'older' | 'newer' {
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
  const applied = lastApplied(db);
  if (applied === newest) return 'same';
  return applied > newest ? 'newer' : 'older';
}

function runMigrations(db: Database, folder: string, snapshot: string | null) {
  // Rebuilding a table drops it for a moment, which would cascade to the rows that refer to it.
  db.$client.pragma('foreign_keys = OFF');
  try {
    migrate(db, { migrationsFolder: folder });
  } catch (error) {
    const kept = snapshot ? ` A snapshot of it is at ${snapshot}.` : '';
    throw new Error(`A migration failed; the database is as it was.${kept}`, { cause: error });
  } finally {
    db.$client.pragma('foreign_keys = ON');
  }
}

function lastApplied(db: Database): number {
  const table = db.$client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return 0;
  const row = db.$client.prepare('select max(created_at) as at from __drizzle_migrations').get();
  return Number((row as { at: number | null }).at ?? 0);
}

function takeSnapshot(db: Database): string | null {
  if (db.$client.memory) return null;
  const folder = path.join(path.dirname(db.$client.name), 'snapshots');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
  db.$client.prepare('vacuum into ?').run(file);
  const older = readdirSync(folder).filter((name) => name.endsWith('.db'));
  for (const name of older.sort().slice(0, -snapshotsKept)) rmSync(path.join(folder, name));
  return existsSync(file) ? file : null;
}
