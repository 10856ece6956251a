import { spawn } from 'node:child_process';
import path from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { buildFolder } from '#server/process/build-folder.ts';
import { exclusively, isUnderWay } from '#server/process/exclusive-work.ts';
import type { ExclusiveWork } from '#server/process/points.ts';
import type { Services } from '#server/services.ts';
import { imports, type Progress } from '../tables.ts';
import { findImport, type Import, inTurn, updateImport } from './items.ts';
import type { Site } from './trial.ts';
import { isUncounted } from './uploads.ts';

export const moving: ExclusiveWork = {
  name: 'moving',
  busy: 'An import is running. Wait for it, or stop it under “Setting → Data → Move in”.',
};

export type Work = (typeof work)[number];

const work = ['reviewing', 'running', 'undoing'] as const;

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

/** Words of exports are counted once they are uploaded. */
export function isCounting({ state, uploads }: Import): boolean {
  return state === 'uploaded' && uploads.some(isUncounted);
}

/** Resumes imports and estimates after a power cut or an update of the server. */
export function resumeImports({ db, files, log }: Services): void {
  const isBusy = isUnderWay(moving, files.folder);
  for (const row of db.select().from(imports).all()) {
    const open = work.find((each) => each === row.state);
    if (open && !row.failure && !isBusy) startWork(row.id, open, { log });
    if (isCounting(row)) startWork(row.id, 'estimating', { log });
  }
}

/** The import that is worked on, once it is known, and its state for as long as nobody has stopped it. */
export interface Watched {
  id?: number | undefined;
  state: Work;
}

/**
 * Works on an import alone. Ends the process once somebody has stopped it, which can be at any moment, without cleaning up;
 * records why it failed, so that it can resume.
 */
export function workOn<Result>(
  { db, files }: Site,
  watched: Watched | null,
  work: () => Promise<Result>,
): Promise<Result> {
  return exclusively(moving, files.folder, async () => {
    const timer = setInterval(() => {
      if (watched?.id && findImport(db, watched.id)?.state !== watched.state) process.exit(0);
    }, 1000);
    try {
      return await work();
    } catch (error) {
      await noteFailure(db, error);
      throw error;
    } finally {
      clearInterval(timer);
    }
  });
}

async function noteFailure(db: Site['db'], error: unknown) {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const state = sql`case state when 'reviewing' then 'uploaded' when 'running' then 'stopped' else state end`;
  const isRunning = inArray(imports.state, [...work]);
  await inTurn(db, (tx) =>
    tx.update(imports).set({ progress: null, failure, state }).where(isRunning).run(),
  ).catch(() => undefined);
}

/** Reports progress: once a second in the row, every 25 files or entries in a terminal. */
export function reportProgress(db: Site['db'], importId: number, print?: (line: string) => void) {
  let [last, before] = [0, ''];
  const names = { files: 'Files', entries: 'Entries' } as Record<string, string>;
  return (step: Progress['step'], done: number, of: number) => {
    if (names[step] && (done % 25 === 0 || done === of)) print?.(`${names[step]}: ${done} of ${of}`);
    if (step === before && performance.now() - last < 1000) return;
    [last, before] = [performance.now(), step];
    const progress = { step, done, of };
    void inTurn(db, (tx) => updateImport(tx, importId, { progress })).catch(() => undefined);
  };
}

export type Report = ReturnType<typeof reportProgress>;
