import { type ForkOptions, fork } from 'node:child_process';
import path from 'node:path';
import { buildFolder } from '../build-folder.ts';

/** Has a process of its own look whether the database at `file` is whole. Gives what is wrong, or null. */
export async function checkDatabase(file: string): Promise<string | null> {
  const isSource = import.meta.url.endsWith('.ts');
  const program = isSource
    ? path.join(import.meta.dirname, 'child.ts')
    : path.join(buildFolder, 'server/health.mjs');
  const options: ForkOptions = {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH },
  };
  const child = fork(program, [file], options);
  // It keeps nobody from ending, and ends with its parent.
  child.unref();
  child.channel?.unref();
  return new Promise((resolve) => {
    child.once('message', (found) => resolve(found === 'ok' ? null : String(found)));
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`The check ended before its time (${signal ?? code}).`));
  });
}
