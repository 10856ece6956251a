import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { untilWritable } from '#database/writable.ts';
import type { House } from '../house.ts';
import { checkDatabase } from './check-database.ts';

// The whole database is read for it, so not more often than this, and never for more than a twentieth of the time.
const atMostEvery = 10 * 60 * 1000;
const share = 20;

/**
 * Looks deeper than `/up` does: is the database whole, and can it and the uploads be written to? Gives a sentence, or null
 * when all is well. Cheap to ask often: whether the database is whole is looked at again after ten minutes at the earliest.
 */
export function openDeepCheck({ db, files, log }: House): () => Promise<string | null> {
  const { name, memory } = db.$client;
  let looking: Promise<string | null> | undefined;
  let until = 0;
  const look = async () => {
    const started = performance.now();
    const wrong = memory ? null : await checkDatabase(name);
    const took = performance.now() - started;
    until = performance.now() + Math.max(atMostEvery, share * took);
    if (wrong) log.error({ database: name, wrong }, 'The database is damaged');
    return wrong && 'The database is damaged.';
  };
  return async () => {
    if (!looking || performance.now() > until) {
      until = Number.POSITIVE_INFINITY;
      looking = look();
    }
    return (await looking) ?? (await cannotWrite(db)) ?? (await unreachable(files.folder));
  };
}

async function cannotWrite(db: House['db']) {
  const { name, memory } = db.$client;
  try {
    if (!memory) await access(name, constants.W_OK);
    await untilWritable(db);
    return null;
  } catch {
    return 'The database can’t be written to.';
  }
}

// Made when the site starts: without it, the folder isn't the one it was.
function unreachable(uploads: string) {
  return access(path.join(uploads, '.incoming'), constants.W_OK).then(
    () => null,
    () => 'The folder of uploads can’t be reached, or nothing can be written into it.',
  );
}
