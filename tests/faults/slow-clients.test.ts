import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { openConnection } from './connection.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('a client that dribbles its headers is cut off', async () => {
  const connection = await openConnection(site.url);
  connection.socket.write('GET / HTTP/1.1\r\n');
  const dribble = setInterval(() => connection.socket.write('X-Slow: y\r\n'), 500);
  await connection.closed;
  clearInterval(dribble);
  expect(connection.text()).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('a thousand idle connections and a hundred slow ones delay no page', async () => {
  const idle = await Promise.all(Array.from({ length: 1000 }, () => openConnection(site.url)));
  let cutOff = 0;
  for (const { socket } of idle) socket.once('close', () => (cutOff += 1));
  for (const { socket } of idle.slice(0, 100)) socket.write('GET / HTTP/1.1\r\nHost: ');
  for (let visits = 0; visits < 20; visits += 1) expect((await fetch(site.url)).status).toBe(200);
  // All of them are still open: nobody had to wait until one was cut off. `npm run bench` measures how fast pages are.
  expect(cutOff).toBe(0);
  for (const { socket } of idle) socket.destroy();
});

test('people who leave while a shared preview is rendered cost nothing', async () => {
  const site = await startSite({ env: { LOG_LEVEL: 'error' } });
  const cookie = await signIn(site.url, site);
  const preview = `GET /share/blog/1 HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;
  for (let visit = 0; visit < 60; visit += 1) {
    const { socket } = await openConnection(site.url);
    socket.write(preview);
    await wait(visit % 6);
    socket.resetAndDestroy();
  }
  const shown = await fetch(`${site.url}/share/blog/1`, { headers: { cookie } });
  expect(await shown.text()).toContain('</html>');
  // SQLite uses a file of a closed connection again; one that stays open stays for good (in Linux, as listed here).
  const folder = `/proc/${site.pid}/fd`;
  const links = existsSync(folder) ? readdirSync(folder).map((fd) => `${folder}/${fd}`) : [];
  const open = links.filter((link) => existsSync(link) && readlinkSync(link).endsWith('vinci.db'));
  expect(open.length).toBeLessThan(20);
  await site.stop();
  expect(site.output().match(/A (request|page) failed/g)).toBeNull();
});
