import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { backupFolder } from '#server/process/paths.ts';
import type { Services } from '#server/services.ts';
import { closeServices, openServices } from '#server/start/open-services.ts';
import { farFromTheNightlyBackup, minute } from '#tests/clock.ts';
import { settingsOf } from '#tests/faults/command.ts';
import { times } from '#tests/patience.ts';
import { lockBackups } from '../folder.ts';
import { backUpEveryNight } from '../nightly.ts';
import { readBackupStatus, readReport } from '../status.ts';

// A backup runs in a separate process, which writes an archive and restores it.
const patient = { timeout: times.faultPoll };
const folder = mkdtempSync(path.join(tmpdir(), 'vinci-nightly-'));
const start = farFromTheNightlyBackup();
let services: Services;
beforeAll(async () => {
  cpSync(process.env.SEEDED_SITE ?? '', folder, { recursive: true });
  // The backup process inherits this one's settings.
  for (const [name, value] of Object.entries({ ...settingsOf(folder), LOG_LEVEL: 'silent' })) {
    vi.stubEnv(name, value);
  }
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  services = await openServices(readEnv(process.env));
  vi.useRealTimers();
});
afterAll(() => {
  closeServices(services);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

// The test controls the clock (`expect.poll` advances it a little) to avoid waiting for the night. All else is real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start }));
afterEach(() => void vi.useRealTimers());

const report = () => readReport(backupFolder(services.env));
const archives = () => readdirSync(backupFolder(services.env)).filter((name) => name.endsWith('.tar.gz'));
/** Advances the clock once the next attempt waits for it. */
async function pass(milliseconds: number) {
  await expect.poll(() => vi.getTimerCount(), patient).toBe(1);
  vi.advanceTimersByTime(milliseconds);
  expect(vi.getTimerCount()).toBe(0);
}

test('a failed nightly backup is reported, retried every hour, and made again the next night', {
  timeout: 2 * times.fault,
}, async () => {
  mkdirSync(backupFolder(services.env));
  const release = lockBackups(backupFolder(services.env));
  const stop = backUpEveryNight(services);
  try {
    await pass(10 * minute);
    const why = 'Another backup is being made. Wait until it is done.';
    await expect.poll(report, patient).toMatchObject({ failed: { why } });
    const { failed } = await report();
    await pass(60 * minute);
    await expect.poll(async () => (await report()).failed?.at, patient).not.toEqual(failed?.at);
    expect(archives()).toEqual([]);
    release();

    await pass(60 * minute);
    await expect.poll(async () => (await report()).verified, patient).toBeDefined();
    const first = await report();
    expect(first).toMatchObject({ made: { file: first.verified?.file } });
    expect(first.failed).toBeUndefined();
    expect(archives()).toHaveLength(1);

    const { next } = await readBackupStatus(services);
    expect(
      next && new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', timeStyle: 'short' }).format(next),
    ).toBe('02:00');
    await pass(Number(next) - Date.now());
    await expect.poll(async () => (await report()).verified?.at, patient).not.toEqual(first.verified?.at);
  } finally {
    stop();
  }
  expect(vi.getTimerCount()).toBe(0);
});

test('a backup that was due while the machine slept is made within a minute of its waking', {
  timeout: 2 * times.fault,
}, async () => {
  const { next } = await readBackupStatus(services);
  const { made } = await report();
  const stop = backUpEveryNight(services);
  try {
    await expect.poll(() => vi.getTimerCount(), patient).toBe(1);
    vi.setSystemTime(Number(next) + 60 * minute);
    await pass(minute);
    await expect.poll(async () => (await report()).made?.at, patient).not.toEqual(made?.at);
  } finally {
    stop();
  }
});
