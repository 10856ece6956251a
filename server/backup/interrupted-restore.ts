import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The names of what a restore works with, which a killed one leaves behind. */
export const restoring = { work: '.restore-', database: '.restored.db', before: 'before-restore-' };

/**
 * Removes what a restore that was killed has left: what it had unpacked, and the second name of a database that it had
 * not replaced yet, under which nobody must open it while the site runs. Call it while both are locked.
 */
export function cleanUpRestore({ database, uploads }: { database: string; uploads: string }): void {
  for (const name of namesIn(uploads, restoring.work)) remove(path.join(uploads, name));
  const folder = path.dirname(database);
  remove(path.join(folder, restoring.database));
  for (const name of namesIn(folder, restoring.before)) {
    const before = path.join(folder, name);
    if (isSameFile(path.join(before, path.basename(database)), database)) remove(before);
  }
}

function namesIn(folder: string, beginning: string) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(beginning)) : [];
}

function isSameFile(one: string, other: string) {
  const [first, second] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

function remove(place: string) {
  rmSync(place, { recursive: true, force: true });
}
