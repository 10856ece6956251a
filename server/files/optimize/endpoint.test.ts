import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let picture: string; // the address of a JPEG of 1000 × 750 pixels
beforeAll(async () => {
  site = await openTestSite();
  picture = await uploaded(await photo({ width: 1000, height: 750 }));
});
afterAll(() => site.close());

const modern = 'image/avif,image/webp,image/*,*/*;q=0.8';

async function uploaded(bytes: Buffer) {
  return `/api/images/upload/${(await site.client.file.upload(formWith(bytes))).filename}`;
}
const stored = (address: string) => path.join(site.services.files.folder, path.basename(address));

async function ask(query: Record<string, string | number>, init: RequestInit = {}) {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${site.address}/api/images/optimize?${words}`, init);
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}
const seenBy = (accept: string) => ({ headers: { accept } });

describe('a picture', () => {
  test('is resized, with headers that make it cacheable and harmless', async () => {
    const { status, headers, body } = await ask({ url: picture, w: 640 }, seenBy(modern));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/avif',
      'content-length': String(body.length),
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      'content-disposition': `inline; filename="${path.parse(picture).name}.avif"`,
      'content-security-policy': "script-src 'none'; frame-src 'none'; sandbox;",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'heif', width: 640, height: 480 });
  });

  test('gets the same response the second time', async () => {
    const first = await ask({ url: picture, w: 384 }, seenBy(modern));
    const second = await ask({ url: picture, w: 384 }, seenBy(modern));
    const headersOf = ({ headers }: typeof first) =>
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    expect(headersOf(second)).toEqual(headersOf(first));
    expect(second.body).toEqual(first.body);
  });

  test('is never enlarged', async () => {
    const { body } = await ask({ url: picture, w: 3840 });
    expect(await sharp(body).metadata()).toMatchObject({ width: 1000, height: 750 });
  });

  test('has quality 75 by default, or any from 1 to 100', async () => {
    const sizeAt = async (query: Record<string, string | number>) =>
      (await ask({ url: '/share-card.jpg', w: 640, ...query })).body.length;
    expect(await sizeAt({})).toBe(await sizeAt({ q: 75 }));
    expect(await sizeAt({ q: 1 })).toBeLessThan(await sizeAt({ q: '075' }));
    expect(await sizeAt({ q: 75 })).toBeLessThan(await sizeAt({ q: 100 }));
  });

  test('may ship with the site, and is then cached for an hour', async () => {
    const { status, headers } = await ask({ url: '/share-card.jpg', w: 640 }, seenBy('image/webp'));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate');
    expect(headers.get('content-disposition')).toBe('inline; filename="share-card.webp"');
  });

  test('supports HEAD requests', async () => {
    const whole = await ask({ url: picture, w: 828 });
    const head = await ask({ url: picture, w: 828 }, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'etag', 'content-type']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
  });

  test('is not sent again to a client that has it', async () => {
    const etag = (await ask({ url: picture, w: 256 })).headers.get('etag') ?? '';
    // Set explicitly because fetch would add no-cache, which asks for the bytes.
    const asked = (headers: Record<string, string>) =>
      ask({ url: picture, w: 256 }, { headers: { 'Cache-Control': 'max-age=0', ...headers } });
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await asked({ 'If-None-Match': tag });
      expect([status, body.length]).toEqual([304, 0]);
      expect(headers.get('etag')).toBe(etag);
      expect(headers.get('vary')).toBe('Accept');
      expect(headers.get('content-type')).toBeNull();
    }
    expect((await asked({ 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await asked({ 'If-None-Match': etag, 'Cache-Control': 'no-cache' })).status).toBe(200);
  });

  test('that is damaged is sent unchanged, and cached for a minute', async () => {
    const address = await uploaded(await photo({ width: 800, height: 600 }));
    const whole = await readFile(stored(address));
    await writeFile(stored(address), whole.subarray(0, whole.length / 2));
    const { status, headers, body } = await ask({ url: address, w: 640 }, seenBy(modern));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
    expect(body).toEqual(whole.subarray(0, whole.length / 2));
    await writeFile(stored(address), whole);
    const again = await ask({ url: address, w: 640 }, seenBy(modern));
    expect(again.headers.get('content-type')).toBe('image/avif');
  });

  test('whose file is missing is not found', async () => {
    const address = await uploaded(await photo());
    await rm(stored(address));
    expect((await ask({ url: address, w: 32 })).status).toBe(404);
  });
});

describe('the format follows the Accept header', () => {
  const clear = { create: { width: 20, height: 20, channels: 4, background: '#f0800080' } } as const;
  const sent = {
    jpeg: () => photo(),
    png: () => sharp(clear).png().toBuffer(),
    webp: async () =>
      sharp(await photo())
        .webp()
        .toBuffer(),
    avif: async () =>
      sharp(await photo())
        .avif()
        .toBuffer(),
    'webp with transparency': () => sharp(clear).webp().toBuffer(),
  };
  const plain = {
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/jpeg',
    avif: 'image/jpeg',
    'webp with transparency': 'image/png',
  };
  const neither = ['*/*', 'image/*', '', 'image/webp;q=0', 'image/webpx', 'text/html'];

  test.each(Object.keys(sent) as (keyof typeof sent)[])('for a %s', async (kind) => {
    const url = await uploaded(await sent[kind]());
    const typeFor = async (accept: string) =>
      (await ask({ url, w: 16 }, seenBy(accept))).headers.get('content-type');
    expect(await typeFor('image/avif,image/webp')).toBe('image/avif');
    expect(await typeFor('IMAGE/WEBP, image/avif')).toBe('image/avif');
    expect(await typeFor('image/webp,image/avif;q=0.5')).toBe('image/avif');
    expect(await typeFor('image/webp,image/avif;q=0')).toBe('image/webp');
    expect(await typeFor('text/html,image/webp')).toBe('image/webp');
    for (const accept of neither) expect(await typeFor(accept)).toBe(plain[kind]);
  });

  test('and what is transparent stays so in each', async () => {
    const cutOut = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#0000' } })
      .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#f60' } } }])
      .webp()
      .toBuffer();
    const url = await uploaded(cutOut);
    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const { body } = await ask({ url, w: 32 }, seenBy(accept));
      const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const opacityAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      // AVIF may round by one.
      expect(opacityAt(1, 1), accept).toBeLessThan(2);
      expect(opacityAt(16, 16), accept).toBe(255);
    }
  });

  test('and a fallback JPEG is progressive', async () => {
    const { body } = await ask({ url: picture, w: 640 }, seenBy('*/*'));
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', isProgressive: true });
  });
});
