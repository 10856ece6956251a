import { afterAll, beforeAll, expect, test } from 'vitest';
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
