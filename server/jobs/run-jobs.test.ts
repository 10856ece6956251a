import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day, minute } from '#tests/clock.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { runJobs } from './run-jobs.ts';

let site: TestSite;
let now = new Date('2026-11-23T08:00:00Z');
beforeEach(async () => {
  site = await openTestSite();
  site.services.now = () => now;
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

/** The wall clock jumps, as after a machine slept: timers know only of what passes afterwards. */
const jump = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

test('what is done every day is done within seconds of a machine’s waking, and of its clock being set', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let runs = 0;
  const run = () => {
    runs += 1;
  };
  const stop = runJobs(site.services, [{ failure: 'It failed', every: day, run }]);
  const afterSeconds = async () => {
    await vi.advanceTimersByTimeAsync(4000);
    return runs;
  };
  expect(await afterSeconds()).toBe(1);
  jump(23 * 60 * minute);
  expect(await afterSeconds()).toBe(1);
  jump(2 * 60 * minute);
  expect(await afterSeconds()).toBe(2);
  jump(365 * day);
  expect(await afterSeconds()).toBe(3);
  jump(-365 * day);
  expect(await afterSeconds()).toBe(4);
  jump(day);
  expect(await afterSeconds()).toBe(5);
  stop();
  jump(day);
  expect(await afterSeconds()).toBe(5);
});
