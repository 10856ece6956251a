import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { files } from '#database/tables.ts';
import { budi } from '#tests/people.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { oneAtATime } from './encoder/encoder.ts';

const site = siteOfAllTests();

const script = '<script>alert(document.cookie)</script>';
const stored = (filename: string) => readFile(path.join(site.services.files.folder, filename));
const rows = () => site.db.select().from(files).all();

async function expectRefused(bytes: Uint8Array, sentence: RegExp, name?: string, type?: string) {
  const before = [rows().length, (await site.storedFiles()).length];
  await expect(site.client.file.upload(formWith(bytes, name, type))).rejects.toThrow(sentence);
  expect([rows().length, (await site.storedFiles()).length]).toEqual(before);
}

async function expectCleaned(bytes: Buffer) {
  expect(bytes.includes(script)).toBe(true);
  const { filename } = await site.client.file.upload(formWith(bytes, 'page.html', 'text/html'));
  expect((await stored(filename)).includes('script')).toBe(false);
  const answer = await fetch(`${site.address}/api/images/upload/${filename}`);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('a polyglot file loses its hidden content', () => {
  const pixels = { create: { width: 8, height: 8, channels: 3, background: '#ff8000' } } as const;

  test('a GIF that is also JavaScript', async () => {
    const gif = await sharp(pixels).gif().toBuffer();
    await expectCleaned(Buffer.concat([gif, Buffer.from(`/*${script}*/=1;alert(1)`)]));
  });

  test('a PNG with a page in its text and after its end', async () => {
    const png = await sharp(pixels)
      .withExif({ IFD0: { ImageDescription: script } })
      .png()
      .toBuffer();
    await expectCleaned(Buffer.concat([png, Buffer.from(`<html>${script}</html>`)]));
  });

  test('a JPEG with a script in its comment', async () => {
    const jpeg = await sharp(pixels).jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
    await expectCleaned(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
  });
});

describe('a file with a false type is refused', () => {
  test.each([
    ['a page that begins as a GIF', `GIF89a${script}`],
    ['a page that begins as a JPEG', `\xff\xd8\xff${script}`],
    ['a page that begins as a PNG', `\x89PNG\r\n\x1a\n${script}`],
    ['a page that begins as a WebP', `RIFF\x20\x00\x00\x00WEBPVP8 ${script}`],
    ['a page that begins as an AVIF', `\x00\x00\x00\x20ftypavif${script}`],
  ])('%s', (_what, text) => expectRefused(Buffer.from(text, 'latin1'), /damaged or not complete/));

  test.each([
    ['nothing', ''],
    ['one byte', '\xff'],
    ['a page', `<!doctype html>${script}`],
    ['a spreadsheet', '\xd0\xcf\x11\xe0'],
    ['a TIFF', 'II*\x00\x08\x00\x00\x00'],
    ['a program', '\x7fELF'],
    ['an archive', 'PK\x03\x04'],
    ['a picture description for ImageMagick', 'push graphic-context\nviewbox 0 0 640 480'],
  ])('%s', (_what, text) => {
    return expectRefused(Buffer.from(text, 'latin1'), /isn’t supported/, 'foto.jpg', 'image/jpeg');
  });

  test('a PNG whose header claims more pixels than it has', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(4000, 16); // the width; the checksum no longer matches either
    await expectRefused(png, /damaged or not complete/);
  });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\..\\foto.jpg', 'foto.jpg'],
  ['a\u0000b\u001b[31m\u202egnp.jpg', 'ab[31mgnp.jpg'],
  ['\u0007', 'picture'],
  ['..', '..'],
  [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(116)}.jpg`],
])('a file named %j is listed as %j and stored under a generated name', async (sent, known) => {
  const { id, filename } = await site.client.file.upload(formWith(await photo(), sent));
  expect(filename).toMatch(/^[0-9a-f]{32}\.jpg$/);
  expect((await site.client.file.get({ id })).name).toBe(known);
});

test('each of fifty simultaneous uploads gets its file and its row', async () => {
  const headers = await site.signIn(budi);
  const before = rows().length;
  const sending = Array.from({ length: 50 }, async (_, index) => {
    const body = formWith(await photo({ width: 100 + index }), `${index}.jpg`);
    const answer = await fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  });
  await Promise.all(sending);
  const sent = rows().slice(before);
  expect(sent.map(({ name, width }) => `${name} ${width}`).sort()).toEqual(
    Array.from({ length: 50 }, (_, index) => `${index}.jpg ${100 + index}`).sort(),
  );
  const there = await site.storedFiles();
  expect(sent.every(({ filename }) => there.includes(filename))).toBe(true);
  expect(there).toHaveLength(rows().length);
});

const onLinux = process.platform === 'linux'; // where a process can count its file descriptors
test.runIf(onLinux)(
  'fifty senders who disconnect half-way leave no file, no row and no open descriptor',
  async () => {
    const headers = await site.signIn(budi);
    const [before, there] = [rows().length, (await site.storedFiles()).length];
    const picture = await photo({ width: 2000, height: 2000 });
    await Promise.all(Array.from({ length: 5 }, () => goAway(headers, picture)));
    const open = descriptors();
    for (let round = 0; round < 9; round += 1) {
      await Promise.all(Array.from({ length: 5 }, () => goAway(headers, picture)));
    }
    await expect.poll(descriptors).toBeLessThanOrEqual(open + 2);
    expect([rows().length, (await site.storedFiles()).length]).toEqual([before, there]);
    await expect.poll(() => readdirSync(path.join(site.services.files.folder, '.incoming'))).toEqual([]);
    const body = formWith(picture);
    const answer = await fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  },
);

test('a sender who disconnects during processing leaves no file and no row', async () => {
  const headers = await site.signIn(budi);
  const [before, there] = [rows().length, (await site.storedFiles()).length];
  let letGo = () => {};
  void oneAtATime(() => new Promise<void>((resolve) => (letGo = resolve)));
  const abort = new AbortController();
  const body = formWith(await photo());
  const options = { method: 'POST', headers, body, signal: abort.signal };
  const sending = fetch(`${site.address}/api/trpc/file.upload`, options);
  await expect.poll(() => oneAtATime.pendingCount).toBeGreaterThan(0);
  abort.abort();
  await expect(sending).rejects.toThrow();
  letGo();
  await site.client.file.upload(formWith(await photo()));
  // The upload is here until its picture is stored; only then can the picture be removed again.
  await expect.poll(() => readdirSync(path.join(site.services.files.folder, '.incoming'))).toEqual([]);
  const kept = async () => [rows().length, (await site.storedFiles()).length];
  await expect.poll(kept).toEqual([before + 1, there + 1]);
});

const descriptors = () => readdirSync('/proc/self/fd').length;

/** Sends the beginning of a form and disconnects. */
function goAway(headers: Record<string, string>, picture: Buffer) {
  const { hostname, port, host } = new URL(site.address);
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const lines = [
    'POST /api/trpc/file.upload HTTP/1.1',
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${part.length + picture.length + 9}`,
  ];
  return new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n${part}`);
      socket.write(picture.subarray(0, picture.length / 2), () => socket.destroy());
    });
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
}
