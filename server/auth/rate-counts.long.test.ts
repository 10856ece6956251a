import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day, letPass, minute } from '#tests/clock.ts';
import { sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { rateCounts } from './tables.ts';

let site: TestSite;
let folder: string;
const file = () => path.join(folder, 'vinci.db');
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-counts-'));
  site = await openTestSite({ file: file() });
});
afterEach(() => {
  vi.useRealTimers();
  site.close();
  rmSync(folder, { recursive: true });
});

async function fail(times: number, email: string = sari.email) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++)
    statuses.push((await site.browser().signIn({ email, password: 'wrong' })).status);
  return statuses;
}

const signIn = async () => (await site.browser().signIn(sari)).status;
const rows = () => site.db.select().from(rateCounts).all();

test('failures are still counted after a restart', async () => {
  await fail(10);
  site.close();
  site = await openTestSite({ file: file() });
  expect(await signIn()).toBe(429);
});

test('an attempt that is refused writes nothing', async () => {
  await fail(10);
  const before = rows();
  expect(await fail(2)).toEqual([429, 429]);
  expect(rows()).toEqual(before);
});

test('no email address can be read from the counts', async () => {
  await fail(1, 'Rahasia-saya-1@vinci.example');
  expect(rows()).toHaveLength(3);
  expect(JSON.stringify(rows())).not.toMatch(/rahasia|vinci|127/i);
});

test('failures don’t change public content, so pages stay in the cache', async () => {
  const before = site.content.current();
  await fail(3);
  await signIn();
  expect(site.content.current()).toBe(before);
});

test('expired counts are deleted', async () => {
  await fail(3, 'nobody@vinci.example');
  letPass(61 * minute);
  await fail(1);
  expect(rows().map((row) => row.count)).toEqual([1, 1, 1]);
});

test('a flood of keys is not stored, and does not reset the counts of others', async () => {
  await fail(10);
  const flood = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 101000)
    insert into rate_counts select 'flood' || i, 1, ${Date.now() + 3_000_000} from n`;
  site.db.run(flood);
  letPass(2 * minute);
  await fail(1, 'nobody@vinci.example');
  expect(rows().length).toBeLessThanOrEqual(100_003);
  expect(await signIn()).toBe(429);
});

test('failures counted while the clock was ahead expire once it is corrected', async () => {
  letPass(365 * day);
  await fail(10);
  expect(await signIn()).toBe(429);
  vi.useRealTimers();
  expect(await signIn()).toBe(200);
});
