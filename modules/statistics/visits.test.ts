import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { statistics } from './statistics.ts';
import { type CountedSite, openCountedSite } from './test-counted-site.ts';
import { laptop, phone } from './test-visitors.ts';

let counted: CountedSite;
let site: CountedSite['site'];
let pages: CountedSite['pages'];
let setClock: CountedSite['setClock'];
let read: CountedSite['read'];
let today: CountedSite['today'];
let table: CountedSite['table'];

async function start(variables: Record<string, string> = {}) {
  counted = await openCountedSite(variables);
  ({ site, pages, setClock, read, today, table } = counted);
}
beforeEach(() => start());
afterEach(() => counted.close());

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
    await counted.close();
    await start({ STATISTICS: 'off' });
    await pages.open('/blogs');
    site.service(statistics).countSearch({ words: 'palet', hasResults: true });
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
    site.service(statistics).write();
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
    site.service(statistics).write();
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
    await counted.close();
    await start({ TRUST_PROXY: '0' });
    await from({ 'CF-IPCountry': 'ID' });
    expect(await table('country')).toEqual({});
  });
});
