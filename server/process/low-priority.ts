import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Gives this process a low priority (nice 10), so that pages come first. On Linux a priority is a thread's own, and
 * threads are there already.
 */
export function lowerPriority(): void {
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, 10);
}
