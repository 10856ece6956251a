import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import { lockDatabase, lockFile, realPathOf } from '#database/lock.ts';
import type { Env } from '../env.ts';
import { backupFolder } from './paths.ts';
import { tidyRestores } from './replace-database.ts';

/**
 * Locks database and uploads, and removes leftovers of a killed restore; returns the unlock. Throws an Error for
 * operators when they are locked or not writable.
 */
export function lockSite(env: Env): () => void {
  const uploads = path.resolve(env.UPLOADS_DIR);
  refuseFile('UPLOADS_DIR', uploads);
  refuseFile('BACKUP_DIR', backupFolder(env));
  const database = databasePath(env.DATABASE_URL);
  const unlockDatabase = lockDatabaseOf(database);
  try {
    const unlockUploads = lockUploads(uploads);
    tidyRestores({ database: realPathOf(database), uploads });
    return () => {
      unlockUploads();
      unlockDatabase();
    };
  } catch (error) {
    unlockDatabase();
    throw error;
  }
}

function refuseFile(variable: string, folder: string) {
  if (!existsSync(folder) || !statSync(folder).isFile()) return;
  throw new Error(`${folder} is a file, not a folder. Set ${variable} to a folder.`);
}

function lockDatabaseOf(file: string) {
  const advice = 'Make it writable for the site, or set DATABASE_URL to another place.';
  const sentence = `Nothing can be written into the folder of the database, ${path.dirname(file)}. ${advice}`;
  return explainingRefusal(sentence, () => lockDatabase(file));
}

function lockUploads(folder: string) {
  const advice = 'Make it writable for the site, or set UPLOADS_DIR to another folder.';
  return explainingRefusal(`The uploads folder ${folder} is not writable. ${advice}`, () => {
    mkdirSync(folder, { recursive: true });
    const wayOut = 'Stop that one first, or give this one a folder of its own (UPLOADS_DIR).';
    const busy = `Another server uses the uploads folder ${folder}. ${wayOut}`;
    return lockFile(path.join(folder, '.vinci.lock'), busy);
  });
}

function explainingRefusal<Result>(sentence: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (isRefusedBySystem(cause)) throw new Error(sentence, { cause });
    throw cause;
  }
}

// An error of the file system (EACCES, ENOTDIR, EROFS …), or SQLite's for it.
function isRefusedBySystem(error: unknown) {
  return /^E[A-Z]+$|^SQLITE_(CANTOPEN|READONLY|IOERR)/.test(String((error as { code?: unknown }).code));
}
