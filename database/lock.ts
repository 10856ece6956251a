import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from './driver.mjs';

/**
 * Claims the database at `file` for this process; gives the function that lets it go. Throws when another
 * server holds it. The claim is a lock of the operating system on a file beside the database, so it ends
 * with the process however that ends, and no stale lock ever has to be removed.
 */
export function lockDatabase(file: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new SQLite(`${file}.lock`, { timeout: 0 });
  try {
    // Without a journal in memory the lock would leave a -journal file behind after a crash.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(`Another server uses the database ${file}. Stop that one first.`);
  }
  return () => lock.close();
}
