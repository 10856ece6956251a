import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { files } from '#database/tables.ts';
import { budi } from '#tests/people.ts';
import { formWith, photo, pictureBomb, sidewaysPhotoWithPlace } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const stored = (filename: string) => readFile(path.join(site.services.files.folder, filename));

async function expectRefused(bytes: Uint8Array, sentence: RegExp, name?: string, type?: string) {
  const before = [site.db.select().from(files).all().length, (await site.storedFiles()).length];
  await expect(site.client.file.upload(formWith(bytes, name, type))).rejects.toThrow(sentence);
  expect([site.db.select().from(files).all().length, (await site.storedFiles()).length]).toEqual(before);
}

describe('an uploaded picture', () => {
  test('is stored under a generated name and is public at its address', async () => {
    const { filename, width, height } = await site.client.file.upload(formWith(await photo()));
    expect(filename).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect([width, height]).toEqual([40, 30]);
    const answer = await fetch(`${site.address}/api/images/upload/${filename}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('etag')).toBeTruthy();
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await stored(filename));
  });

  test('is rotated upright and no longer reveals where it was taken', async () => {
    const sent = await sidewaysPhotoWithPlace({ width: 60, height: 40 });
    expect(sent.includes('gudang rahasia')).toBe(true);
    const { filename, width, height } = await site.client.file.upload(formWith(sent));
    expect([width, height]).toEqual([40, 60]);
    const kept = await stored(filename);
    const { exif, orientation } = await sharp(kept).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(kept.includes('gudang rahasia')).toBe(false);
  });

  test('may be PNG, WebP, AVIF or a still GIF, whatever its name', async () => {
    const raw = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00ff0080' } });
    const sent = {
      png: raw.clone().png(),
      webp: raw.clone().webp(),
      avif: raw.clone().avif(),
      gif: raw.clone().gif(),
    };
    for (const [kind, picture] of Object.entries(sent)) {
      const form = formWith(await picture.toBuffer(), '../../etc/passwd.exe', 'application/x-msdownload');
      const { filename } = await site.client.file.upload(form);
      expect(filename).toMatch(new RegExp(`^[0-9a-f]{32}\\.${kind === 'gif' ? 'png' : kind}$`));
    }
  });

  test('supports range requests', async () => {
    const { filename } = await site.client.file.upload(formWith(await photo()));
    const headers = { Range: 'bytes=0-9' };
    const answer = await fetch(`${site.address}/api/images/upload/${filename}`, { headers });
    expect(answer.status).toBe(206);
    expect((await answer.arrayBuffer()).byteLength).toBe(10);
  });
});

describe('an unacceptable file is refused with a sentence and not stored', () => {
  test('a text file named .jpg', () => expectRefused(Buffer.from('halo dunia'), /isn’t supported/));

  test('an empty file', () => expectRefused(Buffer.alloc(0), /isn’t supported/));

  test('a truncated JPEG', async () => {
    const whole = await photo({ width: 400, height: 400 });
    await expectRefused(whole.subarray(0, whole.length / 2), /damaged or not complete/);
  });

  test('a PNG of 30 kB that decodes to 16000 × 16000 pixels', async () => {
    const bomb = pictureBomb();
    expect(bomb.length).toBeLessThan(40_000);
    await expectRefused(bomb, /more than 50 megapixels/);
  });

  test('an animated GIF', async () => {
    const frames = Buffer.concat([Buffer.alloc(48, 0), Buffer.alloc(48, 255)]);
    const raw = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const;
    const gif = await sharp(frames.subarray(0, 96), { raw })
      .gif({ delay: [100, 100] })
      .toBuffer();
    await expectRefused(gif, /Animated pictures/);
  });

  test('more than 15 MB', async () => {
    const large = Buffer.concat([await photo(), Buffer.alloc(15 * 1024 * 1024)]);
    await expectRefused(large, /larger than 15 MB/);
  });

  test('two files in one form', async () => {
    const form = formWith(await photo());
    form.append('file', new File([new Uint8Array(await photo())], 'b.jpg'));
    await expect(site.client.file.upload(form)).rejects.toThrow('exactly one file');
  });
});

describe('uploading over HTTP', () => {
  test('is refused to visitors', async () => {
    const answer = await upload({});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { json: { data: { code: 'UNAUTHORIZED' } } } });
  });

  test('is refused to a form that another site posts with our cookies', async () => {
    const headers = { ...(await site.signIn(budi)), Origin: 'https://evil.example' };
    const before = (await site.storedFiles()).length;
    expect((await upload(headers)).status).toBe(403);
    expect((await site.storedFiles()).length).toBe(before);
  });

  test('works for people who are signed in', async () => {
    const answer = await upload(await site.signIn(budi));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ result: { data: { json: { width: 40, height: 30 } } } });
  });

  test('ends with 413 when the body exceeds the limit', async () => {
    const headers = await site.signIn(budi);
    const body = formWith(Buffer.alloc(17 * 1024 * 1024));
    const answer = await fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
  });

  test('leaves no files when the sender disconnects half-way', async () => {
    const before = (await site.storedFiles()).length;
    const headers = await site.signIn(budi);
    for (let round = 0; round < 10; round += 1) await abortedUpload(headers);
    expect((await site.storedFiles()).length).toBe(before);
    expect((await upload(headers)).status).toBe(200);
  });

  async function upload(headers: Record<string, string>) {
    const body = formWith(await photo());
    return fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body });
  }

  async function abortedUpload(headers: Record<string, string>) {
    const abort = new AbortController();
    const start = new TextEncoder().encode(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nÿØ',
    );
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(start),
      pull: () => abort.abort(),
    });
    const type = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const init = {
      method: 'POST',
      headers: { ...headers, ...type },
      body,
      duplex: 'half',
      signal: abort.signal,
    };
    await fetch(`${site.address}/api/trpc/file.upload`, init as RequestInit).catch(() => undefined);
  }
});

test.each([
  ['/'],
  ['/../vinci.db'],
  ['/../../.env'],
  ['/%2e%2e%2fvinci.db'],
  ['/.incoming'],
  ['/.swept/'],
  [`/${'a'.repeat(32)}.jpg`],
  [`/${'a'.repeat(32)}.jpg%00.png`, 400],
])('there is no upload at %s', async (path, status = 404) => {
  // fetch() would normalise the dots away.
  const [answer] = await once(get(`${site.address}/`, { path: `/api/images/upload${path}` }), 'response');
  answer.resume();
  expect(answer.statusCode).toBe(status);
});
