import { rename } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { createLog } from '../process/log.ts';

const token = 'a token of the tests, long enough'.replaceAll(' ', '-');
let site: TestSite;
const nowhere = new Writable({ write: (_line, _encoding, done) => done() });
beforeEach(async () => {
  const errors = createLog({ LOG_LEVEL: 'error' }, nowhere);
  site = await openTestSite({ variables: { MONITOR_TOKEN: token }, ...errors });
});
afterEach(() => site.close());

async function details(headers: Record<string, string> = { Authorization: `Bearer ${token}` }) {
  const answer = await fetch(`${site.address}/up/details`, { headers });
  const text = await answer.text();
  return { status: answer.status, cache: answer.headers.get('cache-control'), text };
}
async function asked() {
  const { status, text } = await details();
  return { code: status, ...JSON.parse(text) };
}

test('a monitor with the token sees that the site is healthy, and the free disk space', async () => {
  const found = await asked();
  expect(found).toMatchObject({ code: 200, status: 'ok', problems: [], lastError: null });
  const holds = found.disks.flatMap((disk: { holds: string[] }) => disk.holds);
  expect(holds.sort()).toEqual(['backups', 'database', 'uploads']);
  for (const disk of found.disks) expect(disk.bytes).toBeGreaterThan(disk.freeBytes);
});

test('without the token, or with a wrong one, nobody sees details', async () => {
  for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: token }]) {
    const { status, cache, text } = await details(headers as Record<string, string>);
    expect([status, cache]).toEqual([401, 'no-store']);
    expect(text).not.toContain('disks');
  }
});

test('the public health check says no more than up', async () => {
  const answers = ['/up', '/up?deep=1'].map((address) => fetch(site.address + address));
  for (const answer of await Promise.all(answers)) expect(await answer.text()).toBe('up');
});

test('unreachable uploads are a problem', async () => {
  const incoming = path.join(site.services.files.folder, '.incoming');
  await rename(incoming, `${incoming}.away`);
  const { code, problems } = await asked();
  expect([code, problems.join()]).toEqual([503, expect.stringContaining('The uploads folder')]);
});

test('the last error of the log is shown without user input', async () => {
  const err = Object.assign(new Error('ani@example.com is on it'), { code: 'SQLITE_FULL' });
  site.services.log.error({ requestId: '7', err }, 'A call failed');
  const { code, lastError } = await asked();
  expect(code).toBe(200);
  expect(lastError).toEqual({
    at: expect.any(String),
    message: 'A call failed',
    requestId: '7',
    code: 'SQLITE_FULL',
  });
});

test('an unreadable database is a problem', async () => {
  site.db.$client.exec('alter table site rename to gone');
  const { code, problems, lastError } = await asked();
  expect([code, problems]).toEqual([503, ['The database can’t be read.']]);
  expect(lastError.message).toBe('The database can’t be read');
});
