import { type ForkOptions, fork } from 'node:child_process';
import { constants, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { watchDatabaseFile } from '#database/replaced.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Env } from '../env.ts';
import { buildFolder } from '../process/build-folder.ts';
import { listBackups } from '../process/paths.ts';
import type { Health, Services } from '../services.ts';

// A check reads the whole database, so it runs at most this often, and at most a twentieth of the time.
const atMostEvery = 10 * 60 * 1000;
const share = 20;
// Takes a tenth of a second. A start waits for it; larger databases are checked afterwards, in the background.
const checkedAtStart = 64 * 1024 * 1024;

export function isQuicklyChecked(file: string): boolean {
  return statSync(file).size <= checkedAtStart;
}

type Needs = Pick<Services, 'env' | 'db' | 'log'> & { files: { folder: string } };

export function openHealth({ env, db, files, log }: Needs): Health {
  const { name, memory } = db.$client;
  let looking: Promise<void> | undefined;
  let until = 0;
  let damaged = false;
  let replaced: () => string | null = () => null;
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
      if (!memory) replaced = watchDatabaseFile(db, (why) => log.error({ database: name }, why));
    },
    async deepCheck() {
      await lookAgain();
      if (damaged) return 'The database is damaged.';
      return (await cannotWrite(db)) ?? (await unreachable(files.folder));
    },
    isDamaged: () => damaged,
    isReplaced: () => replaced() !== null,
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

// Created when the site starts: if it is missing, this isn't the same folder.
function unreachable(uploads: string) {
  return access(path.join(uploads, '.incoming'), constants.W_OK).then(
    () => null,
    () => 'The uploads folder can’t be reached, or nothing can be written into it.',
  );
}

/** `unknown`: the check was too slow, or killed. */
type CheckedDatabase = { state: 'whole' } | { state: 'damaged' | 'unknown'; why: string };

// Enough for 10 GB on a disk that reads 20 MB a second.
const timeout = 10 * 60 * 1000;

/** In a separate process, for ten minutes at most. */
async function checkDatabase(file: string): Promise<CheckedDatabase> {
  const isSource = import.meta.url.endsWith('.ts');
  const program = isSource
    ? path.join(import.meta.dirname, 'child.ts')
    : path.join(buildFolder, 'server/health.mjs');
  const options: ForkOptions = {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH },
    timeout,
    killSignal: 'SIGKILL',
  };
  const child = fork(program, [file], options);
  // It doesn't keep its parent alive, and exits with it.
  child.unref();
  child.channel?.unref();
  return new Promise((resolve) => {
    child.once('message', (found) =>
      resolve(found === 'ok' ? { state: 'whole' } : { state: 'damaged', why: String(found) }),
    );
    child.once('error', (error) => resolve({ state: 'unknown', why: error.message }));
    child.once('exit', (code, signal) =>
      resolve({ state: 'unknown', why: `It ended with ${signal ?? code}` }),
    );
  });
}
