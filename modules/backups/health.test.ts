import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { blocksOf } from '#tests/guide.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { addToReport, type Report } from './status.ts';

const token = 'a-token-of-the-tests,-long-enough';
const folder = mkdtempSync(path.join(tmpdir(), 'vinci-backups-'));
const site = siteOfEachTest({ variables: { MONITOR_TOKEN: token, BACKUP_DIR: folder } });
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
  await addToReport(folder, madeOn(at));
  const { code, shown } = await details();
  expect(code).toBe(200);
  expect(shown).toMatchObject({ status: 'ok', problems: [], backup: { madeAt: at.toISOString() } });
  expect(Object.keys(shown)).toEqual(Object.keys(JSON.parse(blocksOf('json')[0] ?? '')));
});

test('a backup that failed, or is more than two days old, is a problem', async () => {
  await addToReport(folder, madeOn(daysAgo(3)));
  expect(await details()).toMatchObject({
    code: 503,
    shown: { status: 'trouble', problems: ['The last backup is more than two days old.'] },
  });
  await addToReport(folder, { ...madeOn(daysAgo(0)), failed: { at: daysAgo(0), why: 'The disk is full.' } });
  expect((await details()).shown).toMatchObject({
    problems: ['The last backup failed.'],
    backup: { failure: 'The disk is full.' },
  });
});
