import { type ForkOptions, fork } from 'node:child_process';
import path from 'node:path';
import { buildFolder } from '../process/build-folder.ts';

/** What a check of the database came to. It is `unknown` when the check was ended: too slow, or killed. */
export type CheckedDatabase = { state: 'whole' } | { state: 'damaged' | 'unknown'; why: string };

// A disk that gives 20 MB a second reads 10 GB meanwhile.
const patience = 10 * 60 * 1000;

/** Has a process of its own look, for ten minutes at most, whether the database at `file` is whole. */
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
  // It keeps nobody from ending, and ends with its parent.
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
