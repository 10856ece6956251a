import { vi } from 'vitest';

/** Moves this process's clock ahead; timers run as before. `vi.useRealTimers()` undoes it. */
export function letPass(milliseconds: number): void {
  const then = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(then);
}

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** Now, or some hours later where the nightly backup (at two in Jakarta, where a site begins) is near. */
export function farFromTheNightlyBackup(): Date {
  const hour = (new Date().getUTCHours() + 7) % 24;
  const isNear = hour >= 22 || hour < 2;
  return new Date(Date.now() + (isNear ? 5 * 60 * minute : 0));
}
