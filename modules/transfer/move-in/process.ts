import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildFolder } from '#server/process/build-folder.ts';
import { isUnderWay } from '#server/process/exclusive-work.ts';
import type { Services } from '#server/services.ts';
import { imports } from '../tables.ts';
import type { Import } from './items.ts';
import { moving } from './moving.ts';
import { isUncounted } from './uploads.ts';

export type Work = (typeof work)[number];

const work = ['looking', 'running', 'undoing'] as const;

/** `estimating`: counts the words of exports that have just been uploaded. */
export function startWork(id: number, of: Work | 'estimating', { log }: Pick<Services, 'log'>): void {
  const words = ['move-in', '--work', of, '--import', String(id)];
  const program = path.join(buildFolder, 'server/site.mjs');
  spawn(process.execPath, [program, ...words], { stdio: 'ignore', detached: true })
    .once('error', (err) => log.error({ err }, 'A site could not be moved in'))
    .unref();
}

// A process takes a moment until it holds the lock.
const toStart = 8000;

export function isWorking({ state, failure, startedAt }: Import, uploads: string, now: Date): boolean {
  if (!work.some((each) => each === state) || failure) return false;
  return isUnderWay(moving, uploads) || now.getTime() - startedAt.getTime() < toStart;
}

/** Resumes imports and estimates after a power cut or an update of the server. */
export function resumeImports({ db, files, log }: Services): void {
  const isBusy = isUnderWay(moving, files.folder);
  for (const { id, state, failure, given } of db.select().from(imports).all()) {
    const open = work.find((each) => each === state);
    if (open && !failure && !isBusy) startWork(id, open, { log });
    if (state === 'given' && given.some(isUncounted)) startWork(id, 'estimating', { log });
  }
}
