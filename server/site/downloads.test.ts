import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { visitsOfEachTest } from '#tests/visits.ts';
import { serveDownloads } from './downloads.ts';

let site: TestSite;
let picture: string | null;
let days: string[];
let close: () => void;
let address: string;
const visits = visitsOfEachTest();

beforeEach(async () => {
  site = await openTestSite();
  [picture, days] = [null, []];
  const onDownload = (_db: unknown, day: string) => days.push(day);
  const download = { path: '/sheet/vinci-sheet.png', file: () => picture, onDownload };
  const app = express();
  app.use(serveDownloads(site.services, [download]));
  app.use((_request, response) => {
    response.status(404).send(response.locals.rewrite?.url ?? 'Nothing here');
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sheet/vinci-sheet.png`;
  close = () => server.close();
});
afterEach(async () => {
  close();
  await site.close();
});

async function add(bytes?: Buffer) {
  const about = { name: 'lembar.jpg', uploadedBy: null };
  const file = await site.services.files.add(bytes ?? (await photo()), about);
  picture = file.filename;
  return file;
}

const folder = () => path.join(site.services.files.folder, '.optimized');
const copies = () => readdir(folder());

describe('a download', () => {
  test('is reported, unless staff or a browser that prefetches asked for it', async () => {
    await add();
    const { Cookie } = await site.signIn(site.people.budi);
    const others: Record<string, string>[] = [{ Cookie }, { 'Sec-Purpose': 'prefetch' }];
    for (const headers of [...others, {}]) await (await fetch(address, { headers })).arrayBuffer();
    await expect.poll(() => days).toHaveLength(1);
    expect(visits).toMatchObject([{ kind: 'download', path: '/sheet/vinci-sheet.png' }]);
  });

  test('is a PNG under its own name, whatever was uploaded, and is counted', async () => {
    await add(await photo({ width: 60, height: 80 }));
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="vinci-sheet.png"',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringMatching(/sandbox/),
      etag: `"${picture}"`,
    });
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 60, height: 80 });
    await expect.poll(() => days).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  });

  test('of a small PNG is no larger', async () => {
    const { bytes } = await add(
      await sharp(await photo())
        .png()
        .toBuffer(),
    );
    const length = Number((await fetch(address)).headers.get('content-length'));
    expect(length).toBeLessThanOrEqual(bytes);
  });

  test('is at most half the size of a PNG with many colours', async () => {
    const { data, info } = await sharp({
      create: {
        width: 160,
        height: 160,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const png = await sharp(data, { raw: info }).png({ compressionLevel: 9 }).toBuffer();
    await add(png);
    const body = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(body.length).toBeLessThan(png.length / 2);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 160, isPalette: true });
  });

  test('is created once, and again when it is missing', async () => {
    await add();
    const made = await Promise.all([1, 2, 3].map(async () => (await fetch(address)).arrayBuffer()));
    const [copy = '', ...others] = await copies();
    expect([copy.startsWith(`${picture}_`), others]).toEqual([true, []]);
    await rm(path.join(folder(), copy));
    expect(await (await fetch(address)).arrayBuffer()).toEqual(made[0]);
  });

  test('of a deleted file leaves no copy', async () => {
    const { id } = await add();
    await (await fetch(address)).arrayBuffer();
    expect(await copies()).toHaveLength(1);
    await site.services.files.remove(id);
    expect(await copies()).toEqual([]);
    expect((await fetch(address)).status).toBe(404);
  });

  test('without a picture is not found and not counted', async () => {
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([404, 'Nothing here']);
    expect(days).toEqual([]);
  });

  test('is the maintenance page during maintenance, except for staff', async () => {
    await add();
    await site.administrator.site.unpublish();
    expect(await (await fetch(address)).text()).toBe('/maintenance');
    const staff = await fetch(address, { headers: await site.signIn(site.people.budi) });
    expect([staff.status, staff.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

test('only complete downloads by visitors are counted', async () => {
  const { filename } = await add();
  const staff = await site.signIn(site.people.sari);
  const size = Number((await fetch(address, { method: 'HEAD' })).headers.get('content-length'));
  const attempts: [number, Record<string, string>][] = [
    [200, { 'Sec-Purpose': 'prefetch' }],
    [200, staff],
    [304, { 'If-None-Match': `"${filename}"`, 'Cache-Control': 'max-age=0' }],
    [206, { Range: 'bytes=0-9' }],
    [416, { Range: `bytes=${size}-` }],
  ];
  for (const [status, headers] of attempts) {
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
  }
  await (await fetch(address, { headers: { Range: 'bytes=10-' } })).arrayBuffer();
  await expect.poll(() => days.length).toBe(1);
});
