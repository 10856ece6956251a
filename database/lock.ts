import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import SQLite from './driver.mjs';

/**
 * Claims the database at `file` for this process; returns the function that releases it. Throws when another server holds
 * it, by whatever path: links are followed first.
 */
export function lockDatabase(file: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const sentence = `Another server uses the database ${file}. Stop that one first.`;
  const lock = `${realPathOf(file)}.lock`;
  const release = lockFile(lock, sentence);
  // Other processes read there since when it is held.
  utimesSync(lock, new Date(), new Date());
  return release;
}

/** Since when a server uses the database at `file`; null when none does. */
export function lockedSince(file: string): Date | null {
  const lock = `${realPathOf(file)}.lock`;
  const since = statSync(lock, { throwIfNoEntry: false })?.mtime ?? null;
  try {
    lockFile(lock, '')();
    return null;
  } catch {
    return since;
  }
}

/**
 * Holds the lock `file`, which is made where it isn't there. Throws an Error with the sentence when another process
 * holds it. It is a lock of the operating system, so it ends with the process however that ends, and no stale lock ever
 * has to be removed.
 */
export function lockFile(file: string, sentence: string): () => void {
  // SQLite would open a file that it can't write to only for reading, and that is no lock.
  accessSync(path.dirname(file), constants.W_OK);
  if (existsSync(file)) accessSync(file, constants.W_OK);
  const lock = new SQLite(file, { timeout: 0 });
  try {
    // Without a journal in memory the lock would leave a -journal file behind after a crash.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(sentence);
  }
  return () => lock.close();
}

/** The real path of a file, which needn't exist; its folder must. */
export function realPathOf(file: string): string {
  const place = path.join(realpathSync(path.dirname(file)), path.basename(file));
  const target = linkAt(place);
  return target === null ? place : realPathOf(path.resolve(path.dirname(place), target));
}

function linkAt(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch {
    return null; // no link, or nothing at all
  }
}
