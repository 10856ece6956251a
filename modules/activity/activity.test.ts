import { afterEach, expect, test, vi } from 'vitest';
import { type ActivityFilter, narrowedLines } from '#server/activity/list.ts';
import { letPass, minute } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { turnsDuring } from '#tests/turns.ts';

const site = siteOfAllTests();
afterEach(() => void vi.useRealTimers());

const [from, until] = [new Date('2026-01-01'), new Date('2026-02-01')];
const narrowed: ActivityFilter[] = [
  {},
  { person: 'a' },
  { area: 'blog' },
  { person: 'a', area: 'blog' },
  { entry: { type: 'blog', id: '1' } },
  { person: 'a', area: 'blog', entry: { type: 'blog', id: '1' } },
];

test.each(narrowed.flatMap((filter) => [filter, { ...filter, from, until }]))(
  'of a million lines, a page of %j is read from an index, in order',
  (filter) => {
    const by = Object.keys(filter) as (keyof ActivityFilter)[];
    for (const parts of [by, [...by, 'after'] as const]) {
      const { sql, params } = narrowedLines(site.db, [...parts]).getQuery();
      const explain = site.db.$client.prepare(`explain query plan ${sql}`);
      const plan = explain.all(...params.map(() => null)) as { detail: string }[];
      expect(plan.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^(SEARCH|SCAN) activity USING INDEX activity_/),
      ]);
    }
  },
);

test('the lines are downloaded as a table, by administrators alone, who confirmed that it’s them', async () => {
  const address = `${site.address}/api/activity.csv`;
  const browser = await site.signedIn(sari);
  const answer = await browser.fetch(`${address}?area=session&from=0&until=${Date.now() + 1000}`);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="activity-[\d-]+\.csv"/);
  expect(await answer.text()).toMatch(
    /^\uFEFF?When,Who,From,.*\r\n[\d-]+ [\d:]+,Sari,browser,.*Signed in,session/,
  );
  expect(await (await browser.fetch(`${address}?type=blog&id=1`)).text()).toMatch(/^[^\n]+\n$/);
  expect((await browser.fetch(`${address}?from=never`)).status).toBe(400);
  expect(site.db.$client.prepare("select count(*) from activity where what = 'exported'").pluck().get()).toBe(
    2,
  );
  site.db.$client.exec('update sessions set confirmed_at = 0');
  expect((await browser.fetch(address)).status).toBe(428);
  expect((await (await site.signedIn(budi)).fetch(address)).status).toBe(403);
  expect((await site.browser().fetch(address)).status).toBe(401);
});

test('everybody else has a turn between the parts of a long table', async () => {
  site.db.$client.exec(`insert into activity (at, name, source, what, type, area, title, detail)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 50000)
    select 1000 + n, 'Sari', 'browser', 'saved', 'blog', 'long', 'Judul ' || n, '' from numbers`);
  const browser = await site.signedIn(sari);
  let text = '';
  const turns = await turnsDuring(async () => {
    text = await (await browser.fetch(`${site.address}/api/activity.csv?area=long`)).text();
  });
  expect(text.split('\r\n')).toHaveLength(50_002);
  expect(turns).toBeGreaterThan(190);
});

test('a year of two digits is refused', async () => {
  const [from, until] = [new Date('0026-01-01T00:00:00Z'), new Date('0026-02-01T00:00:00Z')];
  await expect(site.administrator.activity.getPage({ from, until })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('year'),
  });
});

test('nothing is downloaded until a required second factor is set up', async () => {
  const browser = await site.signedIn(sari);
  const download = async () => (await browser.fetch(`${site.address}/api/activity.csv`)).status;
  expect(await download()).toBe(200);
  await site.administrator.secondFactor.require({ role: 'administrator', isRequired: true });
  letPass(61 * minute);
  expect(await download()).toBe(403);
});
