import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './client.ts';

const kept = 5;
// Failed migrations keep only the newest: a supervisor's restarts would push out all others.
const unused = '-not-migrated.db';
// Suffixes while it is written and while migrations run, to recognise it after a killed start.
const written = '.part';
const tried = '.trying';

/** Copies the database into `snapshots/` next to it; `keepSnapshot` or `markUnused` names the copy afterwards. */
export function takeSnapshot(db: Database): string {
  const folder = folderOf(db);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
  try {
    db.$client.prepare('vacuum into ?').run(file + written);
    renameSync(file + written, file + tried);
  } catch (error) {
    rmSync(file + written, { force: true });
    throw error;
  }
  return file + tried;
}

/** After successful migrations: keeps the newest five snapshots. Returns the new path. */
export function keepSnapshot(snapshot: string): string {
  const file = snapshot.slice(0, -tried.length);
  renameSync(snapshot, file);
  keepNewest(path.dirname(file), (name) => name.endsWith('.db'), kept);
  return file;
}

export function markUnused(snapshot: string): string {
  const marked = snapshot.slice(0, -`.db${tried}`.length) + unused;
  renameSync(snapshot, marked);
  keepNewest(path.dirname(snapshot), (name) => name.endsWith(unused), 1);
  return marked;
}

/** Removes leftovers of killed starts; returns the snapshot of a start that had run all migrations. */
export function tidySnapshots(db: Database, isMigrated: boolean): string | null {
  const folder = folderOf(db);
  const left = existsSync(folder) ? readdirSync(folder).filter((name) => /Z\.db\./.test(name)) : [];
  const last = left.find((name) => isMigrated && name.endsWith(tried));
  for (const name of left) if (name !== last) rmSync(path.join(folder, name));
  return last ? path.join(folder, last) : null;
}

function folderOf(db: Database) {
  return path.join(path.dirname(db.$client.name), 'snapshots');
}

function keepNewest(folder: string, isOne: (name: string) => boolean, most: number) {
  const names = readdirSync(folder).filter(isOne).sort();
  for (const name of names.slice(0, -most)) rmSync(path.join(folder, name));
}
