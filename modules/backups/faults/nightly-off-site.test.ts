import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { backupFolder } from '#server/process/paths.ts';
import type { Services } from '#server/services.ts';
import { closeServices, openServices } from '#server/start/open-services.ts';
import { farFromTheNightlyBackup, minute } from '#tests/clock.ts';
import { settingsOf } from '#tests/faults/command.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { times } from '#tests/patience.ts';
import { backUpEveryNight } from '../nightly.ts';
import { readReport } from '../status.ts';

const patient = { timeout: times.faultPoll };
const folder = mkdtempSync(path.join(tmpdir(), 'vinci-nightly-away-'));
const away = path.join(folder, 'away');
const online = path.join(folder, 'online');
const start = farFromTheNightlyBackup();
let services: Services;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  cpSync(process.env.SEEDED_SITE ?? '', folder, { recursive: true });
  mailbox = await openMailbox();
  const settings = {
    ...settingsOf(folder),
    LOG_LEVEL: 'silent',
    EMAIL_SERVER: mailbox.url,
    ALERT_EMAIL: 'jaga@vinci.example',
    BACKUP_COMMAND: `test -e ${online} && mkdir -p ${away} && cp -a {}/. ${away}`,
    BACKUP_FETCH_COMMAND: `cp -a ${away}/. {}`,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  services = await openServices(readEnv(process.env));
  vi.useRealTimers();
});
afterAll(() => {
  closeServices(services);
  mailbox.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

// The test controls the clock, to avoid waiting for the night.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start }));
afterEach(() => void vi.useRealTimers());

const report = () => readReport(backupFolder(services.env));
const nightly = (where: string) => readdirSync(where).filter((name) => name.startsWith('nightly-'));
async function pass(milliseconds: number) {
  await expect.poll(() => vi.getTimerCount(), patient).toBe(1);
  vi.advanceTimersByTime(milliseconds);
}

test('a nightly backup is sent off-site, and a failed attempt is retried every hour without another backup', {
  timeout: 2 * times.fault,
}, async () => {
  const stop = backUpEveryNight(services);
  try {
    await pass(10 * minute);
    await expect.poll(async () => (await report()).sendFailed, patient).toBeDefined();
    expect((await report()).failed).toBeUndefined();
    expect(nightly(backupFolder(services.env))).toHaveLength(1);
    await expect.poll(() => mailbox.letters.length, patient).toBe(1);
    expect(mailbox.letters[0]?.text).toContain('could not be sent off-site');

    // Until the email is sent, the timers are those of the mail client.
    await expect.poll(() => existsSync(path.join(folder, 'backup-alert.json')), patient).toBe(true);
    writeFileSync(online, '');
    await pass(60 * minute);
    await expect.poll(async () => (await report()).sentVerified, patient).toBeDefined();
    await expect.poll(() => mailbox.letters.length, patient).toBe(2);
    expect(mailbox.letters[1]?.text).toContain('Backups work again');
    expect(nightly(backupFolder(services.env))).toHaveLength(1);
    expect(nightly(away)).toEqual(nightly(backupFolder(services.env)));
    expect(existsSync(path.join(away, 'stored-uploads'))).toBe(true);
  } finally {
    stop();
  }
});
