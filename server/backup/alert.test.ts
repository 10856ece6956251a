import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailbox } from '#tests/mailbox.ts';
import { openSiteFiles } from '#tests/site-files.ts';
import { readEnv } from '../env.ts';
import type { Services } from '../services.ts';
import { closeServices, openServices } from '../start/open-services.ts';
import { sendBackupAlert } from './alert.ts';
import { addToReport, readBackupStatus } from './status.ts';

const hour = 60 * 60 * 1000;
const start = new Date('2026-11-21T02:00:00Z').getTime();
let site: Awaited<ReturnType<typeof openSiteFiles>>;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let services: Services;
let folder: string;
let now: number;
const failed = (why: string) => ({ failed: { at: new Date(now).toISOString(), why } });
const made = () => ({
  made: { at: new Date(now).toISOString(), file: 'nightly', bytes: 1 },
  failed: undefined,
  sendFailed: undefined,
});

/** Starts or restarts the site. */
async function open(more: Record<string, string | undefined> = {}) {
  if (services) closeServices(services);
  services = await openServices(
    readEnv({
      DATABASE_URL: `file:${site.paths.database}`,
      UPLOADS_DIR: site.paths.uploads,
      BACKUP_DIR: folder,
      AUTH_SECRET: 'a secret of the tests, long enough',
      LOG_LEVEL: 'silent',
      EMAIL_SERVER: mailbox.url,
      ALERT_EMAIL: 'jaga@vinci.example',
      ...more,
    }),
    () => new Date(now),
  );
}
const subjects = () => mailbox.letters.splice(0).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);

beforeEach(async () => {
  now = start;
  site = await openSiteFiles();
  folder = path.join(site.folder, 'backups');
  await mkdir(folder);
  mailbox = await openMailbox();
  await open();
});
afterEach(async () => {
  closeServices(services);
  mailbox.close();
  await site.remove();
});

test('a failed backup is reported by email once a day, across restarts, and once when it works again', async () => {
  await addToReport(folder, failed('The disk is full.'));
  await sendBackupAlert(services);
  expect(mailbox.letters[0]).toMatchObject({
    to: 'jaga@vinci.example',
    text: expect.stringMatching(
      /The last backup failed: The disk is full\.(.|\n)*\/only-us\/global-setting\/site/,
    ),
  });
  expect(subjects()).toEqual(['Sebelum: Backups need attention']);
  for (let tries = 0; tries < 3; tries += 1) {
    now += 7 * hour;
    await open();
    await sendBackupAlert(services);
  }
  expect(subjects()).toEqual([]);
  now += 4 * hour;
  await sendBackupAlert(services);
  expect(subjects()).toEqual(['Sebelum: Backups need attention']);

  await addToReport(folder, made());
  await sendBackupAlert(services);
  await open();
  await sendBackupAlert(services);
  expect(subjects()).toEqual(['Sebelum: Backups work again']);
  // No second email on the same day.
  await addToReport(folder, failed('The disk is full.'));
  await sendBackupAlert(services);
  expect(subjects()).toEqual([]);
});

test('a backup older than two days is reported, one of yesterday is not', async () => {
  await addToReport(folder, made());
  now += 47 * hour;
  await sendBackupAlert(services);
  expect(subjects()).toEqual([]);
  now += 2 * hour;
  await sendBackupAlert(services);
  expect(subjects()).toEqual(['Sebelum: Backups need attention']);
});

test('a failure is reported even when the backup folder is missing', async () => {
  await rm(folder, { recursive: true });
  await sendBackupAlert(services, 'EROFS: read-only file system');
  expect(mailbox.letters[0]?.text).toContain('EROFS: read-only file system');
  await open();
  await sendBackupAlert(services, 'EROFS: read-only file system');
  expect(mailbox.letters).toHaveLength(1);
});

test('failures to send backups off-site are reported', async () => {
  await addToReport(folder, { ...made(), sendFailed: { at: new Date(now).toISOString(), why: 'No route.' } });
  await sendBackupAlert(services);
  expect(mailbox.letters[0]?.text).toContain('could not be sent off-site: No route.');
});

test('an alert that could not be delivered is retried', async () => {
  await open({ EMAIL_SERVER: 'smtp://127.0.0.1:1' });
  await addToReport(folder, failed('The disk is full.'));
  await sendBackupAlert(services);
  await open();
  await sendBackupAlert(services);
  expect(subjects()).toEqual(['Sebelum: Backups need attention']);
});

test('without ALERT_EMAIL the alert goes to all active administrators, in their language', async () => {
  await open({ ALERT_EMAIL: undefined });
  const add = (email: string, role: string, active: number) =>
    services.db.$client
      .prepare(
        'insert into users (id, email, name, role, active, created_at, updated_at) values (?, ?, ?, ?, ?, 0, 0)',
      )
      .run(email, email, email, role, active);
  add('satu@vinci.example', 'administrator', 1);
  add('dua@vinci.example', 'administrator', 1);
  services.db.$client.exec(`update users set language = 'id' where email = 'dua@vinci.example'`);
  add('tiga@vinci.example', 'administrator', 0);
  add('empat@vinci.example', 'client', 1);
  await addToReport(folder, failed('The disk is full.'));
  await sendBackupAlert(services);
  expect(mailbox.letters.map(({ to }) => to).sort()).toEqual(['dua@vinci.example', 'satu@vinci.example']);
  const { text } = mailbox.letters.find(({ to }) => to === 'dua@vinci.example') ?? { text: '' };
  expect(text).toContain('Cadangan terakhir gagal: The disk is full.');
  expect(text).toContain('<html lang="id">');
});

test('without EMAIL_SERVER nothing is sent, and the dashboard says so', async () => {
  await open({ EMAIL_SERVER: undefined });
  await addToReport(folder, failed('The disk is full.'));
  await sendBackupAlert(services);
  expect(mailbox.letters).toEqual([]);
  expect(await readBackupStatus(services)).toMatchObject({
    alerts: false,
    failed: { why: 'The disk is full.' },
  });
});
