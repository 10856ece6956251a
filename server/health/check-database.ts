import { type ForkOptions, fork } from 'node:child_process';
import path from 'node:path';
import { buildFolder } from '../process/build-folder.ts';

/** The result of a database check. `unknown`: the check was aborted, because it was too slow or killed. */
export type CheckedDatabase = { state: 'whole' } | { state: 'damaged' | 'unknown'; why: string };

// Enough for 10 GB on a disk that reads 20 MB a second.
const patience = 10 * 60 * 1000;

/** Checks the integrity of the database at `file` in a separate process, for ten minutes at most. */
export async function checkDatabase(file: string): Promise<CheckedDatabase> {
  const isSource = import.meta.url.endsWith('.ts');
  const program = isSource
    ? path.join(import.meta.dirname, 'child.ts')
    : path.join(buildFolder, 'server/health.mjs');
  const options: ForkOptions = {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH },
    timeout: patience,
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
