import { spawn } from 'node:child_process';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { buildFolder } from '#server/process/build-folder.ts';
import { isUnderWay } from '#server/process/exclusive-work.ts';
import type { Services } from '#server/services.ts';
import { imports } from '../tables.ts';
import type { Import } from './items.ts';
import { moving } from './moving.ts';

export type Work = (typeof work)[number];

const work = ['looking', 'running', 'undoing'] as const;

const commandOf: Record<Work | 'estimating', string[]> = {
  /** Counts the words of an export that has just been uploaded. */
  estimating: ['move-in', '--estimate'],
  looking: ['move-in', '--look'],
  running: ['move-in'],
  undoing: ['move-in', 'undo'],
};

export function startWork(
  { id, state }: { id: number; state: string },
  { log }: Pick<Services, 'log'>,
): void {
  const words = commandOf[state as keyof typeof commandOf];
  const program = [path.join(buildFolder, 'server/site.mjs'), ...words, '--import', String(id)];
  spawn(process.execPath, program, { stdio: 'ignore', detached: true })
    .once('error', (err) => log.error({ err }, 'A site could not be moved in'))
    .unref();
}

// A process takes a moment until it holds the lock.
const toStart = 8000;

export function isWorking({ state, failure, startedAt }: Import, uploads: string, now: Date): boolean {
  if (!work.some((each) => each === state) || failure) return false;
  return isUnderWay(moving, uploads) || now.getTime() - startedAt.getTime() < toStart;
}

/** Resumes imports after a power cut or an update of the server. */
export function resumeImports({ db, files, log }: Services): void {
  const isOpen = inArray(imports.state, [...work]);
  const row = db.select().from(imports).where(isOpen).get();
  if (row && !row.failure && !isUnderWay(moving, files.folder)) startWork(row, { log });
}
