import { vi } from 'vitest';

/** Moves the clock of this process ahead; timers run as before. `vi.useRealTimers()` ends it. */
export function letPass(milliseconds: number): void {
  const then = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(then);
}

export const minute = 60_000;
export const day = 24 * 60 * minute;
