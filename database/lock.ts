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

/** Claims the database for this process; returns its release. Throws when another server holds it, by whatever path. */
export function lockDatabase(file: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const sentence = `Another server uses the database ${file}. Stop that one first.`;
  const lock = `${realPathOf(file)}.lock`;
  const release = lockFile(lock, sentence);
  // Other processes read there when it was claimed.
  utimesSync(lock, new Date(), new Date());
  return release;
}

/** Null when no server uses the database. */
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

/** A lock of the operating system, which ends with the process. Throws an Error with the sentence when another process holds it. */
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
