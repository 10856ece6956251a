import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pdfForm, pdfOf } from '#tests/pdfs.ts';
import { sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { laptop, openPages, phone } from './test-visitors.ts';

let site: TestSite;
let pages: Awaited<ReturnType<typeof openPages>>;

async function start(variables: Record<string, string> = {}) {
  site = await openTestSite({ variables: { AUTH_URL: 'https://vinci.example', ...variables } });
  setClock('2026-11-23T10:00');
  pages = await openPages(site);
}
beforeEach(() => start());
afterEach(async () => {
  pages.close();
  await site.close();
});

/** Sets the clock of the site to an instant in Jakarta. */
function setClock(local: string) {
  const then = new Date(`${local}+07:00`);
  site.services.now = () => then;
}

const read = (period: 7 | 30 | 90 | 365 = 7) => {
  site.statistics.write();
  return site.administrator.statistics.get({ period });
};
/** The counts of today. */
async function today() {
  const { metrics } = await read();
  const entries = Object.entries(metrics).map(([metric, { counts }]) => [metric, counts.at(-1) ?? 0]);
  return Object.fromEntries(entries.filter(([, count]) => count));
}
async function table(kind: 'page' | 'source' | 'country' | 'search' | 'miss' | 'download' | 'request') {
  const { rows, rest } = (await read()).tables[kind];
  return { ...Object.fromEntries(rows.map(({ name, count }) => [name, count])), ...(rest && { '…': rest }) };
}

describe('a page counts', () => {
  test('each time that somebody opens it, also from the cache and when the browser has a copy', async () => {
    await pages.open('/blogs');
    await pages.open('/blogs');
    await pages.open('/blogs/?utm_medium=x');
    expect(await pages.open('/blogs', { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' })).toBe(304);
    expect(await today()).toEqual({ visits: 1, views: 4 });
    expect(await table('page')).toEqual({ '/blogs': 4 });
  });

  test('only if it is there', async () => {
    await pages.open('/search/apa');
    await pages.open('/tidak-ada');
    await pages.open('/tidak-ada');
    expect(await today()).toEqual({});
  });

  test('for people alone, not for bots, scripts and programs without a name', async () => {
    await pages.open('/blogs', {
      'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)',
    });
    await pages.open('/blogs', { 'User-Agent': 'curl/8.5.0' });
    await pages.open('/blogs', { 'User-Agent': '' });
    await pages.open('/blogs', { 'Sec-Fetch-Dest': 'empty' });
    await pages.open('/blogs', {}, 'HEAD');
    expect(await today()).toEqual({});
    await pages.open('/blogs', { 'Sec-Fetch-Dest': 'document' });
    expect(await today()).toEqual({ visits: 1, views: 1 });
  });

  test('not for staff', async () => {
    await pages.open('/blogs');
    const { Cookie } = await site.signIn(sari);
    await pages.open('/blogs', { Cookie });
    expect(await today()).toEqual({ visits: 1, views: 1 });
  });

  test('but not a visit, for those who ask not to be followed', async () => {
    await pages.open('/blogs', { DNT: '1', Referer: 'https://toko.example/', 'CF-IPCountry': 'ID' });
    await pages.open('/blogs', { 'Sec-GPC': '1' });
    expect(await today()).toEqual({ views: 2 });
    expect(await table('country')).toEqual({});
  });

  test('not at all where statistics are off', async () => {
    pages.close();
    await site.close();
    await start({ STATISTICS: 'off' });
    await pages.open('/blogs');
    site.statistics.countSearch({ words: 'palet', hasResults: true });
    expect(await today()).toEqual({});
    expect((await read()).isOn).toBe(false);
  });
});

describe('a page that a browser fetched ahead', () => {
  const ahead = { 'Sec-Purpose': 'prefetch' };

  test('counts when somebody opens it, once for each time that it was fetched', async () => {
    await pages.open('/blogs', ahead);
    await pages.open('/blogs', { 'Sec-Purpose': 'prefetch;prerender' });
    await pages.open('/blogs', { Purpose: 'prefetch' });
    expect(await today()).toEqual({});
    expect(await pages.report('/blogs?utm_source=ig')).toBe(204);
    expect(await today()).toEqual({ visits: 1, views: 1 });
    expect(await table('source')).toEqual({ ig: 1 });
    for (let times = 0; times < 5; times += 1) await pages.report('/blogs');
    expect(await today()).toEqual({ visits: 1, views: 3 });
  });

  test('can’t be made up', async () => {
    await pages.open('/blogs', ahead);
    await pages.report('/buatan');
    await pages.report('https://evil.example/blogs');
    await pages.report('/blogs', { 'User-Agent': 'curl/8.5.0' });
    expect(await pages.report('/blogs', { Origin: 'https://evil.example' })).toBe(403);
    expect(await today()).toEqual({});
  });

  test('is forgotten when nobody opens it for long', async () => {
    await pages.open('/blogs', ahead);
    setClock('2026-11-23T11:00');
    site.statistics.write();
    await pages.report('/blogs');
    expect(await today()).toEqual({});
  });

  test('doesn’t count for staff', async () => {
    await pages.open('/blogs', ahead);
    const { Cookie } = await site.signIn(sari);
    await pages.report('/blogs', { Cookie });
    expect(await today()).toEqual({});
  });
});

describe('a visit', () => {
  test('ends after half an hour without a page', async () => {
    await pages.open('/');
    setClock('2026-11-23T10:29');
    await pages.open('/blogs');
    setClock('2026-11-23T10:58');
    await pages.open('/blogs');
    expect(await today()).toEqual({ visits: 1, views: 3 });
    setClock('2026-11-23T11:30');
    await pages.open('/');
    expect(await today()).toEqual({ visits: 2, views: 4 });
  });

  test('is that of an address and a browser, also on other connections', async () => {
    await pages.open('/', { Connection: 'close' });
    await pages.open('/', { Connection: 'close' });
    await pages.open('/', { 'User-Agent': laptop });
    await pages.open('/', { 'X-Forwarded-For': '198.51.100.2' });
    expect(await today()).toEqual({ visits: 3, views: 4 });
  });

  test('is one of the day on which it begins, in the site’s time zone', async () => {
    setClock('2026-11-22T23:59');
    await pages.open('/');
    setClock('2026-11-23T00:01');
    await pages.open('/');
    const { metrics, days } = await read();
    expect(days.slice(-2)).toEqual(['2026-11-22', '2026-11-23']);
    expect(metrics.visits.counts.slice(-2)).toEqual([1, 0]);
    expect(metrics.views.counts.slice(-2)).toEqual([1, 1]);
  });

  test('leaves no address and no browser behind', async () => {
    await pages.open('/', { Referer: 'https://toko.example/sari?email=sari@toko.example' });
    site.statistics.write();
    const stored = site.db.$client.serialize().toString('latin1');
    for (const trace of ['198.51.100.1', 'Android', 'sari@toko', phone]) expect(stored).not.toContain(trace);
    expect(stored).toContain('toko.example');
  });
});

describe('the source of a visit', () => {
  const from = async (headers: Record<string, string>, path = '/') => {
    await pages.open(path, { 'X-Forwarded-For': `203.0.113.${counter++}`, ...headers });
  };
  let counter = 1;

  test('is the host of the page before, never this site', async () => {
    await from({ Referer: 'https://www.google.com/' });
    await from({ Referer: 'https://l.facebook.com/l.php?u=x' });
    await from({ Referer: 'android-app://com.google.android.gm/' });
    await from({ Referer: 'https://vinci.example/blogs' });
    await from({ Referer: `${pages.origin}/blogs` });
    await from({ Referer: 'javascript:alert(1)' });
    await from({ Referer: 'no address' });
    expect(await table('source')).toEqual({
      'google.com': 1,
      'facebook.com': 1,
      'com.google.android.gm': 1,
      '': 4,
    });
  });

  test('is the campaign in the address, whether or not the page was in the cache', async () => {
    await from({ Referer: 'https://mail.example/' }, '/blogs?utm_source=Newsletter');
    await from({}, '/blogs?utm_source=newsletter&utm_medium=email');
    await from({}, '/blogs?utm_source=sari@toko.example');
    await from({}, '/blogs?utm_source=%3Dcmd|x');
    expect(await table('source')).toEqual({ newsletter: 2, '': 2 });
  });

  test('has a country where a trusted proxy names one', async () => {
    await from({ 'CF-IPCountry': 'ID' });
    await from({ 'X-Country-Code': 'sg' });
    await from({ 'CF-IPCountry': 'XX' });
    await from({ 'CF-IPCountry': '=A' });
    await from({ 'CF-IPCountry': 'QQ' });
    expect((await read()).tables.country.rows).toMatchObject([
      { name: 'ID', label: 'Indonesia', count: 1 },
      { name: 'SG', label: 'Singapore', count: 1 },
    ]);
  });

  test('has no country where no proxy is trusted', async () => {
    pages.close();
    await site.close();
    await start({ TRUST_PROXY: '0' });
    await from({ 'CF-IPCountry': 'ID' });
    expect(await table('country')).toEqual({});
  });
});

test('searches are counted by their words, without what may be somebody’s', async () => {
  site.statistics.countSearch({ words: '  Palet   KAYU ', hasResults: true });
  site.statistics.countSearch({ words: 'palet kayu', hasResults: true });
  site.statistics.countSearch({ words: 'kardus mur‮ah', hasResults: false });
  for (const words of ['sari@toko.example', '0812 3456 7890', 'x'.repeat(100)])
    site.statistics.countSearch({ words, hasResults: false });
  expect(await today()).toEqual({ searches: 2, misses: 4 });
  expect(await table('search')).toEqual({ 'palet kayu': 2 });
  expect(await table('miss')).toEqual({ 'kardus mur ah': 1, '…': 3 });
});

test('a PDF that a visitor downloads from a text is counted by its name, unless staff look at it', async () => {
  const { filename } = await site.client.file.upload(pdfForm(pdfOf(['Kardus']), 'panduan.pdf'));
  const { Cookie } = await site.signIn(sari);
  const all: Record<string, string>[] = [{}, { Cookie }, { 'Sec-Purpose': 'prefetch' }];
  for (const headers of all) expect(await pages.open(`/api/images/upload/${filename}`, headers)).toBe(200);
  await expect.poll(today).toEqual({ downloads: 1 });
  expect((await read()).tables.download.rows).toMatchObject([{ label: 'panduan.pdf', count: 1 }]);
});

test('only administrators read statistics', async () => {
  for (const [api, code] of [
    [site.guest, 'UNAUTHORIZED'],
    [site.client, 'FORBIDDEN'],
  ] as const) {
    await expect(api.statistics.get({ period: 7 })).rejects.toMatchObject({ code });
    await expect(api.statistics.getViews({ type: 'x' })).rejects.toMatchObject({ code });
    await expect(api.statistics.export({ period: 7, table: 'day' })).rejects.toMatchObject({ code });
  }
  const wrong = { period: 8 as 7 };
  await expect(site.administrator.statistics.get(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a period is compared with the one before, without today', async () => {
  for (const [day, views] of [
    ['2026-11-10', 3], // the first day of the seven before
    ['2026-11-16', 5], // compared with today, which isn't over
    ['2026-11-22', 2],
    ['2026-11-23', 1],
    ['2026-11-09', 9],
  ] as const) {
    setClock(`${day}T12:00`);
    for (let times = 0; times < views; times += 1) await pages.open('/blogs');
  }
  setClock('2026-11-23T12:00');
  const { metrics, tables, since } = await read();
  expect(metrics.views).toEqual({ counts: [0, 0, 0, 0, 0, 2, 1], before: [3, 0, 0, 0, 0, 0, 5] });
  expect(tables.page.rows).toMatchObject([{ name: '/blogs', count: 3, untilYesterday: 2, before: 3 }]);
  expect(since).toBe('2026-11-09');
  expect((await read(365)).metrics.views.counts).toHaveLength(365);
});

test('a file has the days, another the names, which no spreadsheet takes for formulas', async () => {
  await pages.open('/blogs');
  for (const words of ['=cmd|calc', '@sum(1)', 'biasa'])
    site.statistics.countSearch({ words, hasResults: true });
  site.statistics.write();
  const file = (table: 'day' | 'search' | 'source') =>
    site.administrator.statistics.export({ period: 7, table });
  const { name, text } = await file('day');
  expect(name).toBe('statistics-day-2026-11-17-2026-11-23.csv');
  expect(text.split('\r\n').slice(-2)).toEqual(['2026-11-23,1,1,3,0,0,0', '']);
  expect((await file('search')).text).toContain(`"'=cmd|calc",,1\r\nbiasa,,1\r\n…,Other,1`);
  expect((await file('source')).text).toContain('Direct,,1');
});

test('what can’t be stored is counted later', async () => {
  await pages.open('/blogs');
  site.db.$client.pragma('query_only = on');
  expect(() => site.statistics.write()).toThrow();
  site.db.$client.pragma('query_only = off');
  await pages.open('/blogs');
  expect(await today()).toEqual({ visits: 1, views: 2 });
});
