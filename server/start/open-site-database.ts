import { type Database, openDatabase } from '#database/client.ts';
import { readSiteId } from '#database/site-id.ts';
import type { Env } from '../env.ts';
import { isQuicklyChecked } from '../health/health.ts';
import { listBackups } from '../process/paths.ts';

/** Checks that the database is writable and, if that is quick, intact. Throws an Error for operators. */
export function openSiteDatabase(file: string, env: Env): Database {
  let db: Database | undefined;
  try {
    db = openDatabase(file);
    if (isQuicklyChecked(file)) checkWhole(db);
    checkWritable(db);
    return db;
  } catch (error) {
    db?.$client.close();
    throw explained(error as Error & { code?: string }, file, env);
  }
}

class Damaged extends Error {
  code = 'SQLITE_CORRUPT';
}

function checkWhole({ $client: sqlite }: Database) {
  const found = String(sqlite.pragma('quick_check(1)', { simple: true }));
  if (found !== 'ok') throw new Damaged(found.split('\n').at(-1));
}

// Beginning a transaction alone also succeeds where writing doesn't.
function checkWritable({ $client: sqlite }: Database) {
  sqlite.exec('begin immediate');
  sqlite.pragma(`user_version = ${readSiteId(sqlite)}`);
  sqlite.exec('rollback');
}

function explained(error: Error & { code?: string }, file: string, env: Env) {
  const { code = '', message } = error;
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    const backup = listBackups(env)[0] ?? '<file>';
    const advice = `Put the site back to a backup: npm run site -- restore ${backup}`;
    return new Error(`The database ${file} is damaged, or not a database (${message}). ${advice}`);
  }
  if (!/^(SQLITE_(READONLY|CANTOPEN|IOERR|PERM)|E[A-Z]+$)/.test(code)) return error;
  const advice = 'Give the site’s user the right to read and write it and its folder, or set DATABASE_URL.';
  return new Error(`The database ${file} can’t be opened to write (${message}). ${advice}`);
}
