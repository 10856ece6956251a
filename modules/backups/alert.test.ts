import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { runJob } from '#server/jobs/run-jobs.ts';
import { sendAlert } from '#server/notifications/alert.ts';
import { sendNotifications } from '#server/notifications/send.ts';
import type { Services } from '#server/services.ts';
import { closeServices, openServices } from '#server/start/open-services.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { openSiteFiles } from '#tests/site-files.ts';
import { addToReport, readBackupStatus } from './status.ts';
import { backupTrouble } from './trouble.ts';

const hour = 60 * 60 * 1000;
const start = new Date('2026-11-21T02:00:00Z').getTime();
let site: Awaited<ReturnType<typeof openSiteFiles>>;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let services: Services;
let folder: string;
let now: number;
const failed = (why: string) => ({ failed: { at: new Date(now), why } });
const made = () => ({
  made: { at: new Date(now), file: 'nightly', bytes: 1 },
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

const add = (email: string, role: string, active = 1) =>
  services.db.$client
    .prepare(
      'insert into users (id, email, name, role, active, created_at, updated_at) values (?, ?, ?, ?, ?, 0, 0)',
    )
    .run(email, email, email, role, active);
/** How the account gets what is of a kind. */
const choose = (email: string, choices: object) =>
  services.db.$client
    .prepare('update users set notifications = ? where id = ?')
    .run(JSON.stringify(choices), email);
const sendDigests = () => runJob(services, sendNotifications);
const recipients = () => mailbox.letters.splice(0).map(({ to }) => to.split('@')[0]);

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
  addToReport(folder, failed('The disk is full.'));
  await sendAlert(services, backupTrouble);
  expect(mailbox.letters[0]).toMatchObject({
    to: 'jaga@vinci.example',
    text: expect.stringMatching(/The last backup failed: The disk is full\.(.|\n)*\/only-us\/backups/),
  });
  expect(subjects()).toEqual(['Sebelum: Backups need attention']);
  for (let tries = 0; tries < 3; tries += 1) {
    now += 7 * hour;
    await open();
    await sendAlert(services, backupTrouble);
  }
  expect(subjects()).toEqual([]);
  now += 4 * hour;
  await sendAlert(services, backupTrouble);
  expect(subjects()).toEqual(['Sebelum: Backups need attention']);

  addToReport(folder, made());
  await sendAlert(services, backupTrouble);
  await open();
  await sendAlert(services, backupTrouble);
  expect(subjects()).toEqual(['Sebelum: Backups work again']);
  // No second email on the same day.
  addToReport(folder, failed('The disk is full.'));
  await sendAlert(services, backupTrouble);
  expect(subjects()).toEqual([]);
});

test('a backup older than two days is reported, one of yesterday is not', async () => {
  addToReport(folder, made());
  now += 47 * hour;
  await sendAlert(services, backupTrouble);
  expect(subjects()).toEqual([]);
  now += 2 * hour;
  await sendAlert(services, backupTrouble);
  expect(subjects()).toEqual(['Sebelum: Backups need attention']);
});

test('a failure is reported even when the backup folder is missing', async () => {
  await rm(folder, { recursive: true });
  await sendAlert(services, backupTrouble, 'EROFS: read-only file system');
  expect(mailbox.letters[0]?.text).toContain('EROFS: read-only file system');
  await open();
  await sendAlert(services, backupTrouble, 'EROFS: read-only file system');
  expect(mailbox.letters).toHaveLength(1);
});

test('failures to send backups off-site are reported', async () => {
  addToReport(folder, { ...made(), sendFailed: { at: new Date(now), why: 'No route.' } });
  await sendAlert(services, backupTrouble);
  expect(mailbox.letters[0]?.text).toContain(
    'could not be sent off-site: No route.\n\nIt is safe on the server. The newest backup is from',
  );
});

test('an alert that could not be delivered is retried', async () => {
  await open({ EMAIL_SERVER: 'smtp://127.0.0.1:1' });
  addToReport(folder, failed('The disk is full.'));
  await sendAlert(services, backupTrouble);
  await open();
  await sendAlert(services, backupTrouble);
  expect(subjects()).toEqual(['Sebelum: Backups need attention']);
});

test('without ALERT_EMAIL the alert goes to all active administrators, in their language', async () => {
  await open({ ALERT_EMAIL: undefined });
  add('satu@vinci.example', 'administrator', 1);
  add('dua@vinci.example', 'administrator', 1);
  services.db.$client.exec(`update users set language = 'id' where email = 'dua@vinci.example'`);
  add('tiga@vinci.example', 'administrator', 0);
  add('empat@vinci.example', 'client', 1);
  addToReport(folder, failed('The disk is full.'));
  await sendAlert(services, backupTrouble);
  expect(mailbox.letters.map(({ to }) => to).sort()).toEqual(['dua@vinci.example', 'satu@vinci.example']);
  const { text } = mailbox.letters.find(({ to }) => to === 'dua@vinci.example') ?? { text: '' };
  expect(text).toContain('Cadangan terakhir gagal: The disk is full.');
  expect(text).toContain('<html lang="id">');
});

test('without EMAIL_SERVER nothing is sent, and the dashboard says so', async () => {
  await open({ EMAIL_SERVER: undefined });
  addToReport(folder, failed('The disk is full.'));
  await sendAlert(services, backupTrouble);
  expect(mailbox.letters).toEqual([]);
  expect(await readBackupStatus(services)).toMatchObject({
    alerts: false,
    failed: { why: 'The disk is full.' },
  });
});

test('administrators choose how they hear of failed backups, beside ALERT_EMAIL, too', async () => {
  for (const name of ['satu', 'dua', 'tiga']) add(`${name}@vinci.example`, 'administrator');
  addToReport(folder, failed('The disk is full.'));
  await sendAlert(services, backupTrouble);
  expect(recipients()).toEqual(['jaga']);
  choose('satu@vinci.example', { backups: 'mail' });
  choose('dua@vinci.example', { backups: 'digest' });
  now += 25 * hour;
  await sendAlert(services, backupTrouble);
  expect(recipients().sort()).toEqual(['jaga', 'satu']);
  await sendDigests();
  expect(recipients()).toEqual([]);
  now += 24 * hour;
  await sendDigests();
  expect(mailbox.letters[0]?.text).toContain(
    '* Backups need attention\nThe last backup failed: The disk is full.',
  );
  expect(recipients()).toEqual(['dua']);
  // What works again by then is no news.
  await sendAlert(services, backupTrouble);
  recipients();
  addToReport(folder, made());
  now += 24 * hour;
  await sendDigests();
  expect(recipients()).toEqual([]);
});

test('what can’t be noted for the digest is mailed at once', async () => {
  add('satu@vinci.example', 'administrator');
  choose('satu@vinci.example', { backups: 'digest' });
  services.db.$client.exec('drop table notifications');
  await sendAlert(services, backupTrouble, 'ENOSPC: no space left on device');
  expect(recipients().sort()).toEqual(['jaga', 'satu']);
});
