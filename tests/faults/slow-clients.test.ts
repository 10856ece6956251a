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

/** How long each of 200 visits took, in milliseconds: the median and the longest. */
async function visit() {
  const times: number[] = [];
  for (let visits = 0; visits < 200; visits += 1) {
    const started = performance.now();
    const answer = await fetch(site.url);
    await answer.text();
    expect(answer.status).toBe(200);
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return { median: times[100] ?? 0, longest: times[199] ?? 0 };
}

test('pages stay fast while a thousand connections do nothing and a hundred are slow', async () => {
  const alone = await visit();
  const idle = await Promise.all(Array.from({ length: 1000 }, () => openConnection(site.url)));
  for (const { socket } of idle.slice(0, 100)) socket.write('GET / HTTP/1.1\r\nHost: ');
  const beside = await visit();
  for (const { socket } of idle) socket.destroy();
  console.error(
    `  A page: ${alone.median.toFixed(1)} ms, beside 1,000 idle connections ${beside.median.toFixed(1)} ms`,
  );
  // Times of a machine that does other things as well: what would be wrong is far beyond. Slow clients are cut off after
  // 15 seconds, and nobody waits for that.
  expect(beside.median).toBeLessThan(20 * alone.median);
  expect(beside.longest).toBeLessThan(10_000);
});
