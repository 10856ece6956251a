import { afterEach, beforeEach, expect, test } from 'vitest';
import { kinds } from '#modules/statistics/counts.ts';
import { statistics } from '#modules/statistics/statistics.ts';
import { statisticsDays, statisticsNames } from '#modules/statistics/tables.ts';
import { pageVisit, phone } from '#modules/statistics/test-visitors.ts';
import { openTestSite, type TestSite } from '../../test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const day = 24 * 60 * 60_000;
const started = new Date('2026-11-20T08:00+07:00').getTime();
const hits = 1_000_000;

/** A page as the server reports it: over sockets, a million would take many minutes. */
function visitOf(hit: number) {
  const visitor = hit % 100_000;
  const ip = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const country = String.fromCharCode(65 + (hit % 26), 65 + (hit % 25));
  const referer = `https://situs-${hit}.example/`;
  const headers = { 'user-agent': phone, 'x-forwarded-for': ip, 'cf-ipcountry': country, referer };
  const url = hit % 2 ? `/?utm_source=kampanye${hit % 7000}` : '/';
  const request = { headers, socket: { remoteAddress: '127.0.0.1' }, ip };
  return pageVisit(hit % 3 ? `/halaman-${hit % 40}` : `/buatan-${hit}`, request, url);
}

test('a million hits in three days leave a few rows a day, whatever addresses, sources and words are made up', async () => {
  let at = started;
  const counters = site.service(statistics);
  site.services.now = () => new Date(at);
  for (let hit = 0; hit < hits; hit += 1) {
    at = started + Math.floor((hit / hits) * 3 * day);
    counters.count(visitOf(hit));
    if (hit % 10 === 0) counters.countSearch({ words: `kata ${hit}`, hasResults: hit % 20 === 0 });
    if (hit % 1000 === 0) counters.countSearch({ words: 'palet', hasResults: true });
    if (hit % 4000 === 0) counters.write();
  }
  counters.write();
  const days = site.db.select().from(statisticsDays).all();
  expect(days.map((row) => row.day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(hits);
  const names = site.db.select().from(statisticsNames).all();
  for (const { day } of days) {
    for (const kind of ['page', 'source', 'search', 'miss', 'country'] as const) {
      const stored = names.filter((row) => row.day === day && row.kind === kind);
      expect(stored.length, kind).toBeLessThanOrEqual(kinds[kind].most + 1);
    }
    // What people do open and search for is still there.
    const counted = (name: string) => names.find((row) => row.day === day && row.name === name)?.count ?? 0;
    expect(counted('/halaman-1')).toBeGreaterThan(1000);
    expect(counted('palet')).toBeGreaterThan(100);
  }
  expect(names.length).toBeLessThan(6000);
});
