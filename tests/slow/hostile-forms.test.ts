import { once } from 'node:events';
import { connect } from 'node:net';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

const part = (about: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${about}\r\n\r\n${content}\r\n`;
const photo = part('name="photos"; filename="a.jpg"', 'x');
const bodies = [
  photo.repeat(20_000),
  part('name="note"', '1').repeat(20_000),
  part('name="note"', 'x'.repeat(2_000_000)),
  '--b\r\n'.repeat(400_000),
  part('name="name"', `a${'\u0301'.repeat(10_000)}${'\u0323'.repeat(10_000)}`),
  photo.slice(0, -2),
  'nonsense',
].map((text) => Buffer.from(text));

let site: RunningSite;
let staff: Record<string, string>;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } });
  staff = { Cookie: await signIn(site.url, site) };
});
afterAll(() => site.stop());

/** Sends a form from an address of its own and returns the status. */
async function send(number: number): Promise<number> {
  const body = bodies[number % bodies.length] ?? Buffer.alloc(0);
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  const head = [
    'POST /contact HTTP/1.1',
    'Host: vinci',
    `X-Forwarded-For: 10.${number % 250}.${Math.floor(number / 250)}.1`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text ||= String(chunk);
  });
  await once(socket, 'close');
  return Number(text.split(' ')[1]);
}

/** How long the office's list of requests takes, in milliseconds, again and again until `done`. */
async function timesOfPage(done: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!done()) {
    const start = performance.now();
    const response = await fetch(`${site.url}/only-us/requests`, { headers: staff });
    await response.text();
    expect(response.status).toBe(200);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

const share = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? 0;

test('a thousand strangers’ wrong forms are all answered, while the office works on', async () => {
  const until = performance.now() + 3000;
  const idle = await timesOfPage(() => performance.now() > until);
  const atOnce = pLimit(8);
  let isOver = false;
  const sending = Promise.all(
    Array.from({ length: 1000 }, (_, number) => atOnce(() => send(number))),
  ).finally(() => {
    isOver = true;
  });
  const busy = await timesOfPage(() => isOver);
  const statuses = new Set(await sending);
  expect([...statuses].filter((status) => ![400, 413, 422].includes(status))).toEqual([]);
  const [before, during] = [share(idle, 0.99), share(busy, 0.99)];
  // One of these bodies took ten seconds. The forms are rendered by the same processor.
  expect(during, `${before} ms without them`).toBeLessThan(Math.max(1000, 20 * before));
});
