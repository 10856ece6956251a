import { afterEach, beforeEach, expect, test } from 'vitest';
import { callersOf } from '#tests/entry-checks.ts';
import { pdfForm, pdfOf } from '#tests/pdfs.ts';
import { sari } from '#tests/people.ts';
import { statistics } from './statistics.ts';
import { type CountedSite, openCountedSite } from './test-counted-site.ts';

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

test('searches are counted by their words, without what may be somebody’s', async () => {
  site.service(statistics).countSearch({ words: '  Palet   KAYU ', hasResults: true });
  site.service(statistics).countSearch({ words: 'palet kayu', hasResults: true });
  site.service(statistics).countSearch({ words: 'kardus mur‮ah', hasResults: false });
  for (const words of ['sari@toko.example', '0812 3456 7890', 'x'.repeat(100)])
    site.service(statistics).countSearch({ words, hasResults: false });
  expect(await today()).toEqual({ searches: 2, misses: 4 });
  expect(await table('search')).toEqual({ 'palet kayu': 2 });
  expect(await table('miss')).toEqual({ 'kardus mur ah': 1, '…': 3 });
});

test('a search in the second language is counted apart, and a file says which it is', async () => {
  for (const language of ['en', undefined] as const)
    site.service(statistics).countSearch({ words: 'en\tBox', hasResults: true, language });
  site.service(statistics).countSearch({ words: 'sari@toko.example', hasResults: true, language: 'en' });
  site.service(statistics).write();
  const { rows, rest } = (await read()).tables.search;
  expect(rows).toMatchObject([
    { name: 'en box', language: 'en', count: 1 },
    { name: 'en box', language: null, count: 1 },
  ]);
  expect(rest).toBe(1);
  const { text } = await site.administrator.statistics.export({ period: 7, table: 'search' });
  expect(text).toContain('en box,English,1\r\nen box,,1\r\n');
});

test('a PDF that a visitor downloads from a text is counted by its name, unless a bot or staff look at it', async () => {
  const { filename } = await site.client.file.upload(pdfForm(pdfOf(['Kardus']), 'panduan.pdf'));
  const { Cookie } = await site.signIn(sari);
  const all: Record<string, string>[] = [
    ...[{}, { Cookie }, { 'Sec-Purpose': 'prefetch' }],
    { 'User-Agent': 'Googlebot/2.1' },
  ];
  for (const headers of all) expect(await pages.open(`/api/images/upload/${filename}`, headers)).toBe(200);
  await expect.poll(today).toEqual({ downloads: 1 });
  expect((await read()).tables.download.rows).toMatchObject([{ label: 'panduan.pdf', count: 1 }]);
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
    site.service(statistics).countSearch({ words, hasResults: true });
  site.service(statistics).write();
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
  expect(() => site.service(statistics).write()).toThrow();
  site.db.$client.pragma('query_only = off');
  await pages.open('/blogs');
  expect(await today()).toEqual({ visits: 1, views: 2 });
});

test('only administrators read them', () => {
  expect(callersOf('statistics')).toEqual({ administrator: ['export', 'get'] });
});
