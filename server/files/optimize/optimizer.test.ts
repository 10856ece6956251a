import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { photo } from '#tests/pictures.ts';
import { oneAtATime } from '../encoder/encoder.ts';
import { serveOptimized } from './endpoint.ts';
import { openOptimizer } from './optimizer.ts';

const filename = `${'ab'.repeat(16)}.jpg`;
const other = `${'cd'.repeat(16)}.jpg`;
let folder: string;
let closing: (() => void)[];
beforeEach(async () => {
  closing = [];
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-optimizer-'));
  for (const name of [filename, other]) {
    await writeFile(path.join(folder, name), await photo({ width: 400, height: 300 }));
  }
});
afterEach(async () => {
  for (const close of closing) close();
  await rm(folder, { recursive: true });
});

/** An optimizer on `folder` with its endpoint on a server. */
async function open(limits: Parameters<typeof openOptimizer>[0]['limits'] = {}) {
  const optimizer = await openOptimizer({
    folders: { uploads: folder, site: folder },
    limits,
    onTrouble() {},
  });
  const endpoint = serveOptimized({ optimizer, areUnreachable: () => false, successorOf: () => null });
  const app = express().use('/api/images/optimize', endpoint.handler);
  const server = createServer((request, response) => {
    if (!endpoint.serveCached(request, response)) app(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  const ask = async (w: number, { q = 75, name = filename, accept = 'image/webp' } = {}) => {
    const url = `http://127.0.0.1:${port}/api/images/optimize?url=/api/images/upload/${name}&w=${w}&q=${q}`;
    const answer = await fetch(url, { headers: { accept } });
    return { status: answer.status, headers: answer.headers, bytes: (await answer.arrayBuffer()).byteLength };
  };
  return { optimizer, ask };
}

const variants = () => readdir(path.join(folder, '.optimized'));
const bytesOnDisk = async () => {
  const sizes = (await variants()).map(
    async (name) => (await stat(path.join(folder, '.optimized', name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
/** Blocks the encoder until the returned function is called. */
function holdUp() {
  let letGo = () => {};
  void oneAtATime(() => new Promise<void>((resolve) => (letGo = resolve)));
  return () => letGo();
}

describe('a variant', () => {
  test('is created once for any number of concurrent requests', async () => {
    const { optimizer, ask } = await open();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(256)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(optimizer.made()).toBe(1);
    expect(await variants()).toHaveLength(1);
  });

  test('exists for each width, quality and format', async () => {
    const { optimizer, ask } = await open();
    const asked = () => [
      ask(256),
      ask(128),
      ask(256, { q: 50 }),
      ask(256, { accept: 'image/avif' }),
      ask(256, { accept: '*/*' }),
      ask(256, { name: other }),
    ];
    await Promise.all(asked());
    await Promise.all(asked());
    expect(optimizer.made()).toBe(6);
  });

  test('has one of a few qualities, whatever was requested', async () => {
    const { optimizer, ask } = await open();
    const etagOf = async (q: number) => (await ask(256, { q })).headers.get('etag');
    const etags: (string | null)[] = [];
    for (let q = 1; q <= 100; q += 1) etags.push(await etagOf(q));
    expect(etags).not.toContain(null);
    expect(optimizer.made()).toBe(6);
    expect(await variants()).toHaveLength(6);
    // The qualities that the site itself uses aren't rounded.
    expect(await etagOf(75)).not.toBe(await etagOf(76));
    expect(await etagOf(50)).not.toBe(await etagOf(51));
  });

  test('survives a restart', async () => {
    const before = await (await open()).ask(256);
    const { optimizer, ask } = await open();
    const after = await ask(256);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect(optimizer.made()).toBe(0);
  });

  test('that was damaged on disk is created again', async () => {
    await (await open()).ask(256);
    const [name = ''] = await variants();
    const file = path.join(folder, '.optimized', name);
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, 10));
    const { optimizer, ask } = await open();
    expect((await ask(256)).bytes).toBe(whole.length);
    expect(optimizer.made()).toBe(1);
    expect(await readFile(file)).toEqual(whole);
  });

  test('is sent even when it can’t be stored', async () => {
    const { optimizer, ask } = await open({ memory: 1 });
    await rm(path.join(folder, '.optimized'), { recursive: true });
    expect((await ask(256)).status).toBe(200);
    expect((await ask(256)).status).toBe(200);
    expect(optimizer.made()).toBe(2);
    await mkdir(path.join(folder, '.optimized'));
  });
});

describe('the disk', () => {
  // The picture is 400 pixels wide and isn't enlarged: these are four variants of the same size.
  test('stays within its limit by evicting the least recently used', async () => {
    const first = await open();
    const { bytes } = await first.ask(640);
    const limits = { disk: Math.floor(bytes * 3.5), memory: 1 };
    const { optimizer, ask } = await open(limits);
    await ask(750);
    await ask(828);
    await ask(640); // used again: 750 is now the oldest
    await ask(1080);
    await expect.poll(variants).toHaveLength(3);
    expect(await bytesOnDisk()).toBeLessThanOrEqual(limits.disk);
    expect(optimizer.made()).toBe(3);
    await ask(640);
    expect(optimizer.made()).toBe(3);
    await ask(750);
    expect(optimizer.made()).toBe(4);
  });

  test('is brought within its limit after a restart, the oldest first', async () => {
    const { ask } = await open();
    const { bytes } = await ask(640);
    await ask(750);
    const [oldest = ''] = (await variants()).filter((name) => name.includes('_750_75_'));
    await utimes(path.join(folder, '.optimized', oldest), new Date(0), new Date(0));
    await open({ disk: Math.floor(bytes * 1.5) });
    await expect.poll(variants).toHaveLength(1);
    expect(await variants()).not.toContain(oldest);
  });

  test('is cleared of half-written variants and of those without a picture', async () => {
    await (await open()).ask(256);
    await (await open()).ask(256, { name: other });
    await writeFile(path.join(folder, '.optimized', '0123.part'), 'half');
    await rm(path.join(folder, other));
    await open();
    await expect.poll(variants).toHaveLength(1);
    expect((await variants())[0]).toMatch(filename);
  });
});

test('a file deleted during the creation of its variant leaves none', async () => {
  const { optimizer, ask } = await open();
  const letGo = holdUp();
  const asking = ask(256);
  await expect.poll(() => oneAtATime.pendingCount).toBeGreaterThan(0);
  await rm(path.join(folder, filename));
  await optimizer.forget(filename);
  letGo();
  expect((await asking).status).toBe(404);
  expect(await variants()).toEqual([]);
});

test('when too many variants wait, clients are asked to retry', async () => {
  const { ask } = await open({ waiting: 3 });
  const letGo = holdUp();
  // One is being created, three wait, six are too many: all are counted before the first one is done.
  const widths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750];
  let answered = 0;
  const asking = widths.map((width) =>
    ask(width).finally(() => {
      answered += 1;
    }),
  );
  await expect.poll(() => answered).toBe(6);
  letGo();
  const answers = await Promise.all(asking);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  for (const { status, headers } of answers) {
    if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await ask(750)).status).toBe(200);
});
