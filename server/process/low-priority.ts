import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lowers the priority of this process (nice 10), so that pages come first. On Linux every thread has its own priority,
 * so those that already run are lowered too.
 */
export function lowerPriority(): void {
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, 10);
}
