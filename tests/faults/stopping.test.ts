import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { administratorOf } from './administrator.ts';
import { beginCall } from './call-under-way.ts';
import { openConnection } from './connection.ts';

let site: RunningSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const seconds = (started: number) => (performance.now() - started) / 1000;
// How long systemd and Docker wait before they kill (docs/operate/install.md); the site itself waits 9 seconds.
const patienceOfSupervisors = 15;

test('requests in flight are finished when the site is stopped, even if it is stopped twice', async () => {
  const staff = await administratorOf(site);
  const call = await beginCall(site, staff.cookie);
  const picture = staff.upload(await photo({ width: 800, height: 600 }));
  const page = fetch(`${site.url}/search/kardus`);
  expect((await page).status).toBe(200);
  const started = performance.now();
  site.signal('SIGTERM');
  site.signal('SIGTERM');
  await expect
    .poll(() =>
      openConnection(site.url).then(
        () => 'open',
        () => 'refused',
      ),
    )
    .toBe('refused');
  site.signal('SIGTERM');
  call.finish();
  expect((await picture).status).toBe(200);
  expect(await site.ended).toBe(0);
  expect(call.text()).toContain('HTTP/1.1 200 OK');
  expect(seconds(started)).toBeLessThan(patienceOfSupervisors);
  console.error(`  Stopped after ${seconds(started).toFixed(2)} s with work under way`);
});

test('what visitors opened just before the site stops is counted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-stopping-'));
  const before = await startSite({ folder });
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const headers = { 'User-Agent': agent };
  for (const page of ['/', '/search/kardus']) await (await fetch(before.url + page, { headers })).text();
  before.signal('SIGTERM');
  expect(await before.ended).toBe(0);
  const db = openDatabase(path.join(folder, 'vinci.db'));
  expect(db.$client.prepare('select visits, views from statistics_days').all()).toMatchObject([
    { visits: 1, views: 2 },
  ]);
  db.$client.close();
  await rm(folder, { recursive: true });
});

test('a visitor who keeps sending requests doesn’t keep the site from stopping', async () => {
  const connection = await openConnection(site.url);
  const ask = () => connection.socket.write(`GET / HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`);
  connection.socket.on('data', ask);
  ask();
  await expect.poll(() => connection.text().length).toBeGreaterThan(100_000);
  const started = performance.now();
  site.signal('SIGTERM');
  expect(await site.ended).toBe(0);
  await connection.closed;
  console.error(`  Stopped after ${seconds(started).toFixed(2)} s with a visitor who keeps asking`);
  // Less than it waits for a client that never finishes.
  expect(seconds(started)).toBeLessThan(9);
});

test('a connection without a request doesn’t keep the site from stopping', async () => {
  const { closed } = await openConnection(site.url);
  // It has been accepted once a later one has been answered.
  expect((await fetch(`${site.url}/up`)).status).toBe(200);
  const started = performance.now();
  site.signal('SIGTERM');
  await closed;
  expect(await site.ended).toBe(0);
  console.error(`  Stopped after ${seconds(started).toFixed(2)} s with a connection that never asked`);
  // Less than it waits for a client that never finishes.
  expect(seconds(started)).toBeLessThan(9);
});

test('a client that never finishes is cut off before a supervisor would kill the site', async () => {
  const staff = await administratorOf(site);
  await beginCall(site, staff.cookie);
  const started = performance.now();
  site.signal('SIGINT');
  expect(await site.ended).toBe(0);
  expect(seconds(started)).toBeLessThan(patienceOfSupervisors);
});
