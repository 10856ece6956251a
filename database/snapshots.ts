import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './client.ts';

const kept = 5;
// Marks those after which the migrations failed: of them the newest is enough, or a supervisor that starts the site
// again and again would push out all others.
const unused = '-not-migrated.db';

/** Copies the database into `snapshots/` next to it, where the newest five are kept. Returns the path of the copy. */
export function takeSnapshot(db: Database): string {
  const folder = path.join(path.dirname(db.$client.name), 'snapshots');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
  try {
    db.$client.prepare('vacuum into ?').run(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  keepNewest(folder, (name) => name.endsWith('.db'), kept);
  return file;
}

/** Marks a snapshot as one that nothing came after. Gives its new path. */
export function markUnused(snapshot: string): string {
  const marked = snapshot.replace(/\.db$/, unused);
  renameSync(snapshot, marked);
  keepNewest(path.dirname(snapshot), (name) => name.endsWith(unused), 1);
  return marked;
}

function keepNewest(folder: string, isOne: (name: string) => boolean, most: number) {
  const names = readdirSync(folder).filter(isOne).sort();
  for (const name of names.slice(0, -most)) rmSync(path.join(folder, name));
}
