import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { files } from '#database/tables.ts';
import { budi } from '#tests/people.ts';
import { formWith, movingPicture, photo, pictureBomb, sidewaysPhotoWithPlace } from '#tests/pictures.ts';
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
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
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
});

describe('an unacceptable file is refused with a sentence and not stored', () => {
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
    await expectRefused(await movingPicture(), /Animated pictures/);
  });

  test('two files in one form', async () => {
    const form = formWith(await photo());
    form.append('file', new File([new Uint8Array(await photo())], 'b.jpg'));
    await expect(site.client.file.upload(form)).rejects.toThrow('exactly one file');
  });
});

test('an upload of a visitor, or of a form that another site posts with our cookies, is refused', async () => {
  const before = await site.storedFiles();
  const foreign = { ...(await site.signIn(budi)), Origin: 'https://evil.example' };
  for (const [headers, status] of [
    [{}, 401],
    [foreign, 403],
  ] as [Record<string, string>, number][]) {
    const body = formWith(await photo());
    const answer = await fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
  }
  expect(await site.storedFiles()).toEqual(before);
});

describe('a picture at its address', () => {
  let original: Answer;
  let address: string;
  beforeAll(async () => {
    const { filename } = await site.client.file.upload(formWith(await photo({ width: 300, height: 200 })));
    address = `${site.address}/api/images/upload/${filename}`;
    original = await ask();
  });
  type Answer = Awaited<ReturnType<typeof ask>>;
  async function ask(init: RequestInit = {}) {
    const answer = await fetch(address, init);
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  }
  const ofItsOwn = ['connection', 'date', 'keep-alive', 'x-request-id'];
  const headersOf = ({ headers }: Answer) => [...headers].filter(([name]) => !ofItsOwn.includes(name)).sort();

  test('has no rights in the site when it is opened as a page', async () => {
    const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";
    for (const { headers } of [original, await ask({ method: 'HEAD' })])
      expect(headers.get('content-security-policy')).toBe(policy);
  });

  test('is a 304 for a client with a copy, its part for a range request, and HEAD only the headers', async () => {
    for (const [condition, of] of [
      ['If-None-Match', 'etag'],
      ['If-Modified-Since', 'last-modified'],
    ] as const) {
      // Otherwise fetch() would revalidate.
      const headers = { [condition]: original.headers.get(of) ?? '', 'Cache-Control': 'max-age=0' };
      expect((await ask({ headers })).status, condition).toBe(304);
    }
    const part = await ask({ headers: { Range: 'bytes=10-19' } });
    expect([part.status, part.body]).toEqual([206, original.body.subarray(10, 20)]);
    const head = await ask({ method: 'HEAD' });
    expect([headersOf(head), head.body.length]).toEqual([headersOf(original), 0]);
  });
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
