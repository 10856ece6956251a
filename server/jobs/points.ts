import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** Work that is repeated while the site runs (`run-jobs.ts`), never twice at the same time. */
export interface Job {
  /** What can't be done when it fails, for the log: 'Old requests could not be deleted'. */
  failure: string;
  /** Milliseconds between two runs. The first comes with the start of the site. */
  every: number;
  run(services: Services): void | Promise<void>;
}

export const jobs = point<Job>('jobs');

/** Runs once, after the site listens. */
export const onStart = point<(services: Services) => void>('on start');

/** Runs from when the site listens; returns the function that stops it. */
export const whileRunning = point<(services: Services) => () => void>('while running');
