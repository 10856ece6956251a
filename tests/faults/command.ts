import { type ChildProcess, execFile } from 'node:child_process';
import path from 'node:path';

/** The settings of the site in `folder`, for a command or a backup. */
export const settingsOf = (folder: string) => ({
  PATH: process.env.PATH ?? '',
  DATABASE_URL: `file:${folder}/vinci.db`,
  UPLOADS_DIR: path.join(folder, 'uploads'),
  AUTH_SECRET: 'a secret of the tests, long enough',
});

/** The result of a command. */
interface Ended {
  code: unknown;
  stdout: string;
  stderr: string;
}

/** Runs `npm run site -- <words>` for the site in `folder`; `env` overrides its settings. */
export function runCommand(
  folder: string,
  words: string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  return startCommand(folder, words, env).ended;
}

/** The same, with access to the running process. */
export function startCommand(folder: string, words: string[], env: Record<string, string> = {}) {
  const options = { env: { ...settingsOf(folder), ...env } };
  let child: ChildProcess | undefined;
  const ended = new Promise<Ended>((resolve) => {
    child = execFile(
      process.execPath,
      [path.resolve('bin/site.mjs'), ...words],
      options,
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
  return { ended, kill: () => void child?.kill('SIGKILL') };
}
