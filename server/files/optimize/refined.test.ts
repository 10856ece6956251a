import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from '../encoder/encoder.ts';
import { serveOptimized } from './endpoint.ts';
import { openOptimizer } from './optimizer.ts';

const filename = `${'ab'.repeat(16)}.png`;
const orangeOnInk = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#1f1a17"/>
  <path d="M300 40 560 360H40Z" fill="#f76b15"/></svg>`;
let folder: string;
let closing: (() => void)[];
beforeEach(async () => {
  closing = [];
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-refined-'));
  await writeFile(path.join(folder, filename), await sharp(Buffer.from(orangeOnInk)).png().toBuffer());
});
afterEach(async () => {
  for (const close of closing) close();
  await rm(folder, { recursive: true });
});

/** Asks for the picture as a browser that reads AVIF. `idle`: when better variants are made, in milliseconds. */
async function open(idle: number) {
  const folders = { uploads: folder, site: folder };
  const optimizer = await openOptimizer({ folders, limits: { idle }, onTrouble() {} });
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
  const ask = async (width = 640) => {
    const url = `http://127.0.0.1:${port}/api/images/optimize?url=/api/images/upload/${filename}&w=${width}`;
    const answer = await fetch(url, { headers: { accept: 'image/avif' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, etag: answer.headers.get('etag'), bytes };
  };
  return { optimizer, ask };
}

const variants = () => readdir(path.join(folder, '.optimized'));
// The two bits of the configuration box that halve the pixels for colour, across and down
// (https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox-syntax).
const colourOf = (bytes: Buffer) =>
  ((bytes[bytes.indexOf('av1C') + 6] ?? 0) & 0b1100) === 0 ? '4:4:4' : '4:2:0';
const hour = 3_600_000;

test('a variant is made quickly, and again with full colour once nobody waits', async () => {
  const { optimizer, ask } = await open(0);
  const first = await ask();
  expect(colourOf(first.bytes)).toBe('4:2:0');
  await expect.poll(async () => colourOf((await ask()).bytes)).toBe('4:4:4');
  const better = await ask();
  expect(better.etag).not.toBe(first.etag);
  expect(better.bytes.length).toBeLessThan(first.bytes.length);
  expect(optimizer.made()).toBe(1);
  await expect.poll(variants).toEqual([expect.stringContaining('_refined.')]);
});

test('while pictures are asked for, they stay as they are', async () => {
  const { ask } = await open(hour);
  await ask();
  await ask(256);
  expect(oneAtATime.activeCount + oneAtATime.pendingCount).toBe(0);
  expect((await variants()).join()).not.toContain('_refined.');
});

test('the better variant is found after a restart, and a quick one is then made better', async () => {
  await (await open(hour)).ask();
  const { ask } = await open(0);
  await expect.poll(async () => colourOf((await ask()).bytes)).toBe('4:4:4');
  const restarted = await open(hour);
  expect(colourOf((await restarted.ask()).bytes)).toBe('4:4:4');
  expect(restarted.optimizer.made()).toBe(0);
});

test('a deleted picture leaves no better variant', async () => {
  const { optimizer, ask } = await open(0);
  await ask();
  await expect.poll(async () => colourOf((await ask()).bytes)).toBe('4:4:4');
  await rm(path.join(folder, filename));
  await optimizer.forget(filename);
  // It is sent from memory while it is still being written.
  await expect.poll(variants).toEqual([]);
  expect((await ask()).status).toBe(404);
});
