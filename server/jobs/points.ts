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

/** What is done once when the site starts, after it listens. */
export const onStart = point<(services: Services) => void>('on start');

/** What goes on while the site runs, from when it listens. Returns the function that stops it. */
export const whileRunning = point<(services: Services) => () => void>('while running');
