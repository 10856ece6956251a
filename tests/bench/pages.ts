// Part of `npm run bench`: pages, answers of the API and an upload beside a bare node:http server that sends the same
// bytes, by turns, the servers on one core and who asks them on another. On loopback, about a minute.
import path from 'node:path';
import { buildIfNeeded } from '#bin/build.mjs';
import { signIn } from '#tests/sign-in.ts';
import { startSite } from '#tests/site.ts';
import { hammerAt, median, rawServer, stayOnOneCore } from './load.ts';
import { print } from './print.ts';

if (!(await buildIfNeeded(path.resolve(import.meta.dirname, '../..')))) process.exit(1);
await stayOnOneCore();
const started = performance.now();
const site = await startSite();
try {
  print('first start, with its pictures', '', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  print('', '× bare server', 'a second', 'p99');
  const page = `${site.url}/`;
  for (const connections of [1, 10, 64])
    await beside(`home page, ${connections} at once`, page, { connections });
  await beside('home page, Brotli', page, { headers: { 'Accept-Encoding': 'br' } });
  const etag = (await fetch(page, { headers: { 'Accept-Encoding': 'br' } })).headers.get('etag') ?? '';
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
  await beside('home page that one has (304)', page, { headers: known, status: 304 });
  await beside('nothing there (404)', `${site.url}/no-such-page`, { status: 404 });
  const [, picture = ''] = /upload%2F(\w+\.jpg)/.exec(await text(page)) ?? [];
  await beside('uploaded picture', `${site.url}/api/images/upload/${picture}`);
  const Cookie = await signIn(site.url, site);
  print('', '', '', 'p50');
  await alone('page with a session (rendered)', page, { Cookie });
  await alone('session', `${site.url}/api/auth/session`, { Cookie });
  await alone(
    'list of the API, signed in',
    `${site.url}/api/trpc/file.getPage?input=%7B%22json%22%3A%7B%7D%7D`,
    {
      Cookie,
    },
  );
  await alone('search', `${site.url}/search/kemasan`);
} finally {
  await site.stop();
}

async function text(address: string) {
  return (await fetch(address)).text();
}

interface Question {
  headers?: Record<string, string>;
  connections?: number;
  status?: number;
}

// In turns, so that whatever else the machine does hits both.
async function beside(
  what: string,
  address: string,
  { headers = {}, connections = 10, status = 200 }: Question = {},
) {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  const sent = Number(answer.headers.get('content-length'));
  const raw = await rawServer(Buffer.alloc(status === 304 ? 0 : sent, 'x'));
  const [ours, bare, slowest]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 3; round += 1) {
    bare.push((await hammerAt(raw.address, { connections, milliseconds: 500 })).perSecond);
    const pace = await hammerAt(address, { headers, connections, status, milliseconds: 500 });
    ours.push(pace.perSecond);
    slowest.push(pace.p99);
  }
  raw.close();
  const ratio = median(ours) / median(bare);
  print(`  ${what}`, ratio.toFixed(2), median(ours).toFixed(0), `${median(slowest).toFixed(1)} ms`);
}

// One after the other. Some of these answers come in chunks, which the hammer doesn't read.
async function alone(what: string, address: string, headers: Record<string, string> = {}) {
  const times: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    const start = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  print(`  ${what}`, '', '', `${median(times).toFixed(2)} ms`);
}
