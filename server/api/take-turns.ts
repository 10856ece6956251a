import { setImmediate } from 'node:timers/promises';

/**
 * For calls that come in one batch: each waits for those before it, and a turn of the event loop after each. Together ten
 * searches would keep everybody else waiting for ten times as long as one.
 */
export function inTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
