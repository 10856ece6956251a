import { inArray, sql } from 'drizzle-orm';
import { exclusively } from '#server/process/exclusive-work.ts';
import { imports } from '../tables.ts';
import { findImport, inTurn } from './items.ts';
import { moving } from './moving.ts';
import type { Site } from './trial.ts';

/** The import that is worked on, once it is known, and its state for as long as nobody has stopped it. */
export interface Watched {
  id?: number | undefined;
  state: 'looking' | 'running';
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
  const state = sql`case state when 'looking' then 'given' when 'running' then 'stopped' else state end`;
  const isRunning = inArray(imports.state, ['looking', 'running', 'undoing']);
  await inTurn(db, (tx) =>
    tx.update(imports).set({ progress: null, failure, state }).where(isRunning).run(),
  ).catch(() => undefined);
}
