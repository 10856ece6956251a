import { execFile } from 'node:child_process';
import path from 'node:path';

/** The settings of a site that lies in `folder`, for a command or a backup. */
export const settingsOf = (folder: string) => ({
  PATH: process.env.PATH ?? '',
  DATABASE_URL: `file:${folder}/vinci.db`,
  UPLOADS_DIR: path.join(folder, 'uploads'),
  AUTH_SECRET: 'a secret of the tests, long enough',
});

/** Runs `npm run site -- <words>` for the site in `folder`; `env` has the last word on its settings. */
export function runCommand(folder: string, words: string[], env: Record<string, string> = {}) {
  const options = { env: { ...settingsOf(folder), ...env } };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, [path.resolve('bin/site.mjs'), ...words], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  );
}
