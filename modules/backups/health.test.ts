import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { blocksOf } from '#tests/guide.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { addToReport, type Report } from './status.ts';

const token = 'a-token-of-the-tests,-long-enough';
const folder = mkdtempSync(path.join(tmpdir(), 'vinci-backups-'));
const variables = { MONITOR_TOKEN: token, BACKUP_DIR: folder, BACKUP_COMMAND: 'true {}' };
const site = siteOfEachTest({ variables });
afterAll(() => rmSync(folder, { recursive: true }));

async function details() {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.address}/up/details`, { headers });
  return { code: answer.status, shown: (await answer.json()) as Record<string, unknown> };
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const madeOn = (at: Date): Report => ({ made: { at, file: 'nightly.tar.gz', bytes: 1000 } });

test('a monitor sees when the last backup was made, as the guide says', async () => {
  const at = daysAgo(0.5);
  addToReport(folder, madeOn(at));
  const { code, shown } = await details();
  expect(code).toBe(200);
  expect(shown).toMatchObject({ status: 'ok', problems: [], backup: { madeAt: at.toISOString() } });
  expect(Object.keys(shown)).toEqual(Object.keys(JSON.parse(blocksOf('json')[0] ?? '')));
});

test('a backup that failed, or is more than two days old, is a problem', async () => {
  addToReport(folder, madeOn(daysAgo(3)));
  expect(await details()).toMatchObject({
    code: 503,
    shown: { status: 'trouble', problems: ['The last backup is more than two days old.'] },
  });
  addToReport(folder, { ...madeOn(daysAgo(0)), failed: { at: daysAgo(0), why: 'The disk is full.' } });
  expect((await details()).shown).toMatchObject({
    problems: ['The last backup failed.'],
    backup: { failure: 'The disk is full.' },
  });
});

test('a backup that failed or is too old is urgent, and leads to the screen of backups', async () => {
  const attention = async () => {
    const { attention } = await site.administrator.site.getSummary();
    return attention.filter(({ route }) => route === '/only-us/backups');
  };
  addToReport(folder, { ...madeOn(daysAgo(0)), failed: undefined });
  expect(await attention()).toEqual([]);
  addToReport(folder, madeOn(daysAgo(3)));
  const old = { title: 'Backup', area: 'Site', urgent: true, why: 'is more than two days old.' };
  expect(await attention()).toMatchObject([old]);
  const failed = { at: new Date('2024-05-01T20:30:00Z'), why: 'The disk is full.' };
  addToReport(folder, { failed, sendFailed: failed });
  expect((await attention()).map(({ why }) => why)).toEqual([
    expect.stringMatching(/^failed 2 May 2024.*: The disk is full\.$/),
    expect.stringMatching(/^couldn’t be sent off-site 2 May 2024/),
  ]);
});
