import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, startSite } from '#tests/site.ts';
import { openConnection } from './connection.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('a client that dribbles its headers is cut off within half a minute', async () => {
  const connection = await openConnection(site.url);
  const started = performance.now();
  connection.socket.write('GET / HTTP/1.1\r\n');
  const dribble = setInterval(() => connection.socket.write('X-Slow: y\r\n'), 500);
  await connection.closed;
  clearInterval(dribble);
  const took = (performance.now() - started) / 1000;
  console.error(`  Cut off after ${took.toFixed(1)} s`);
  expect(took).toBeLessThan(30);
  expect(connection.text()).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('pages stay fast while a thousand connections do nothing and a hundred are slow', async () => {
  const idle = await Promise.all(Array.from({ length: 1000 }, () => openConnection(site.url)));
  for (const { socket } of idle.slice(0, 100)) socket.write('GET / HTTP/1.1\r\nHost: ');
  const times: number[] = [];
  for (let visit = 0; visit < 200; visit += 1) {
    const started = performance.now();
    const answer = await fetch(site.url);
    await answer.text();
    expect(answer.status).toBe(200);
    times.push(performance.now() - started);
  }
  for (const { socket } of idle) socket.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const [median = 0, slow = 0] = [sorted[100], sorted[190]];
  console.error(
    `  Pages beside 1,000 idle connections: ${median.toFixed(1)} ms, 95 % below ${slow.toFixed(1)} ms`,
  );
  expect(slow).toBeLessThan(100);
});
