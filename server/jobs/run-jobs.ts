import { DatabaseReplaced } from '#database/replaced.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { callAt } from '../process/call-at.ts';
import type { Services } from '../services.ts';
import type { Job } from './points.ts';

/** Runs each job now and at its interval; returns the function that stops them. */
export function runJobs(services: Services, jobs: Job[]): () => void {
  const stops = jobs.map((job) => repeat(services, job));
  return () => {
    for (const stop of stops) stop();
  };
}

function repeat(services: Services, job: Job) {
  let cancel = () => {};
  let stopped = false;
  const now = () => services.now();
  const work = async () => {
    const next = now().getTime() + job.every;
    await runJob(services, job);
    if (!stopped) cancel = callAt(new Date(next), now, () => void work());
  };
  void work();
  return () => {
    stopped = true;
    cancel();
  };
}

/** Runs a job once. A failure is logged; the next run tries again. */
export async function runJob(services: Services, { run, failure }: Job): Promise<void> {
  const { db, log } = services;
  try {
    await waitForWriteLock(db);
    await run(services);
  } catch (err) {
    if (err instanceof DatabaseReplaced) return;
    // The database may be closed by now. What was in a query isn't logged: it may be somebody's data.
    const cause = err instanceof Error && err.cause instanceof Error ? err.cause : err;
    if (db.$client.open) log.error({ err: cause }, failure);
  }
}
