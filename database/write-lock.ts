import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './client.ts';
import { refuseReplaced } from './replaced.ts';

const lockTimeout = 5_000; // milliseconds, as the connection's own busy_timeout
const retryInterval = 25;

/** Waits for other processes' writes without blocking this one. Throws SQLITE_BUSY after five seconds, and DatabaseReplaced. Takes 50 µs. */
export async function waitForWriteLock({ $client: sqlite }: Database): Promise<void> {
  while (refuseReplaced(sqlite)) await wait(retryInterval);
  if (sqlite.inTransaction) return;
  for (const end = performance.now() + lockTimeout; ; await wait(retryInterval)) {
    sqlite.pragma('busy_timeout = 0');
    try {
      sqlite.exec('begin immediate');
      sqlite.exec('rollback');
      return;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (!String(code).startsWith('SQLITE_BUSY') || performance.now() >= end) throw error;
    } finally {
      sqlite.pragma('busy_timeout = 5000');
    }
  }
}
