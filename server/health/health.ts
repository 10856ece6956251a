import { constants, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { listBackups } from '../backup/paths.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../files/store.ts';
import type { Log } from '../process/log.ts';
import { checkDatabase } from './check-database.ts';

// The whole database is read for it, so not more often than this, and never for more than a twentieth of the time.
const atMostEvery = 10 * 60 * 1000;
const share = 20;
// A tenth of a second. A start waits for this; what is larger is checked after it, beside the site.
const checkedAtStart = 64 * 1024 * 1024;

/** Can a start wait until the database at `file` is checked? */
export function isQuicklyChecked(file: string): boolean {
  return statSync(file).size <= checkedAtStart;
}

/** Is the site all right, and not only able to answer? */
export interface Health {
  /** Checks a database that was too large to be checked before the start, in the background. */
  checkAfterStart(): void;
  /**
   * Is the database whole, and can it and the uploads be written to? Gives a sentence, or null when all is well. Cheap to ask
   * often: whether the database is whole is looked at again after ten minutes at the earliest.
   */
  deepCheck(): Promise<string | null>;
  /** Has the last check found the database damaged? */
  isDamaged(): boolean;
}

interface Needs {
  env: Env;
  db: Database;
  files: Pick<FileStore, 'folder'>;
  log: Log;
}

export function openHealth({ env, db, files, log }: Needs): Health {
  const { name, memory } = db.$client;
  let looking: Promise<void> | undefined;
  let until = 0;
  let damaged = false;
  const look = async () => {
    const started = performance.now();
    const found = memory ? ({ state: 'whole' } as const) : await checkDatabase(name);
    const took = performance.now() - started;
    until = performance.now() + Math.max(atMostEvery, share * took);
    if (found.state === 'unknown')
      return log.warn({ database: name, why: found.why }, 'The database could not be checked');
    damaged = found.state === 'damaged';
    if (found.state === 'damaged') log.error({ database: name, wrong: found.why }, remedy(env));
  };
  const lookAgain = () => {
    if (!looking || performance.now() > until) {
      until = Number.POSITIVE_INFINITY;
      looking = look();
    }
    return looking;
  };
  return {
    checkAfterStart() {
      if (!memory && !isQuicklyChecked(name)) void lookAgain();
    },
    async deepCheck() {
      await lookAgain();
      if (damaged) return 'The database is damaged.';
      return (await cannotWrite(db)) ?? (await unreachable(files.folder));
    },
    isDamaged: () => damaged,
  };
}

function remedy(env: Env) {
  const backup = listBackups(env)[0] ?? '<file>';
  return `The database is damaged. Stop the site and put it back to a backup: npm run site -- restore ${backup}`;
}

async function cannotWrite(db: Database) {
  const { name, memory } = db.$client;
  try {
    if (!memory) await access(name, constants.W_OK);
    await waitForWriteLock(db);
    return null;
  } catch {
    return 'The database can’t be written to.';
  }
}

// Made when the site starts: without it, the folder isn't the one it was.
function unreachable(uploads: string) {
  return access(path.join(uploads, '.incoming'), constants.W_OK).then(
    () => null,
    () => 'The uploads folder can’t be reached, or nothing can be written into it.',
  );
}
