import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailbox } from '#tests/mailbox.ts';
import { openSiteFiles } from '#tests/site-files.ts';
import { readEnv } from '../env.ts';
import { runJob } from '../jobs/run-jobs.ts';
import type { Services } from '../services.ts';
import { closeServices, openServices } from '../start/open-services.ts';
import { watchDisks } from './alert.ts';

const hour = 60 * 60 * 1000;
let site: Awaited<ReturnType<typeof openSiteFiles>>;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let services: Services | undefined;
let now: number;

/** Starts or restarts the site. */
async function open(more: Record<string, string> = {}) {
  if (services) closeServices(services);
  const env = readEnv({
    DATABASE_URL: `file:${site.paths.database}`,
    UPLOADS_DIR: site.paths.uploads,
    AUTH_SECRET: 'a secret of the tests, long enough',
    LOG_LEVEL: 'silent',
    EMAIL_SERVER: mailbox.url,
    ...more,
  });
  services = await openServices(env, () => new Date(now));
  return services;
}
const subjects = () => mailbox.letters.splice(0).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);

beforeEach(async () => {
  now = new Date('2026-11-21T02:00:00Z').getTime();
  site = await openSiteFiles();
  mailbox = await openMailbox();
});
afterEach(async () => {
  if (services) closeServices(services);
  services = undefined;
  mailbox.close();
  await site.remove();
});

test('who wants it gets an email while the disk is nearly full, once a day, and when there is room again', async () => {
  const full = await open({ UPLOADS_KEEP_FREE_MB: '100000000' });
  const { $client: sqlite } = full.db;
  sqlite.exec(`insert into users (id, email, name, role, active, created_at, updated_at)
    values ('satu', 'satu@vinci.example', 'Satu', 'administrator', 1, 0, 0)`);
  await runJob(full, watchDisks);
  expect(subjects()).toEqual([]);
  sqlite.prepare("update users set notifications = ? where id = 'satu'").run('{"disks":"mail"}');
  for (const hours of [0, 1, 22]) {
    now += hours * hour;
    await runJob(full, watchDisks);
  }
  expect(mailbox.letters[0]?.text).toMatch(/The disk with database, uploads, backups has only \d+ MB left\./);
  expect(subjects()).toEqual(['Sebelum: The disk is nearly full']);
  await runJob(await open(), watchDisks);
  expect(subjects()).toEqual(['Sebelum: The disk has room again']);
});
