import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Nice 10, so that pages come first. On Linux each thread has its own priority, so running ones are lowered, too. */
export function lowerPriority(): void {
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, 10);
    } catch (error) {
      // It has ended since.
      if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error;
    }
  }
}
