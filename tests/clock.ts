import { vi } from 'vitest';

/** Moves this process's clock ahead; timers run as before. `vi.useRealTimers()` undoes it. */
export function letPass(milliseconds: number): void {
  const then = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(then);
}

export const minute = 60_000;
export const day = 24 * 60 * minute;
