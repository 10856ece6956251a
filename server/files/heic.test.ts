import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formWith } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let heic: Buffer;
beforeAll(async () => {
  site = await openTestSite();
  // 96 × 64 pixels in Display P3, red on the left and green on the right, made with heif-enc of libheif 1.15.
  heic = await readFile(path.join(import.meta.dirname, '../../tests/photo.heic'));
});
afterAll(() => site.close());

const upload = (bytes: Uint8Array) => site.client.file.upload(formWith(bytes, 'IMG_0001.HEIC', 'image/heic'));

describe('a photo of an iPhone (HEIC)', () => {
  test('becomes a JPEG of the same colours', async () => {
    const { filename, width, height } = await upload(heic);
    expect([filename.slice(-4), width, height]).toEqual(['.jpg', 96, 64]);
    const file = path.join(site.services.files.folder, filename);
    const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const difference = (at: number, color: number[]) =>
      Math.max(...color.map((value, channel) => Math.abs(value - (data[at * 3 + channel] ?? 0))));
    expect(difference(0, [0xff, 0x30, 0x00])).toBeLessThan(12);
    expect(difference(95, [0x00, 0xc0, 0x40])).toBeLessThan(12);
  });

  test('whose colour profile is nonsense is accepted or refused, and nothing else', async () => {
    const bytes = Buffer.from(heic);
    bytes.fill(0x41, bytes.indexOf('colrprof') + 8, bytes.indexOf('colrprof') + 400);
    const outcome = await upload(bytes).then(
      ({ width }) => width,
      ({ code }) => code,
    );
    expect([96, 'BAD_REQUEST']).toContain(outcome);
  });

  const lying = (width: number, height: number) => {
    const bytes = Buffer.from(heic);
    const size = bytes.indexOf('ispe') + 8;
    bytes.writeUInt32BE(width, size);
    bytes.writeUInt32BE(height, size + 4);
    return bytes;
  };
  test.each([
    ['claims more pixels than memory can hold', () => lying(60_000, 60_000)],
    ['claims other pixels than it has', () => lying(4000, 3000)],
    ['is only a beginning', () => heic.subarray(0, 360)],
    [
      'has nothing behind its name',
      () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
    ],
    [
      'has a page behind its name',
      () => Buffer.from('\x00\x00\x00\x18ftypheic<script>alert(1)</script>', 'latin1'),
    ],
  ])('that %s is refused with a sentence that helps', async (_what, bytes) => {
    const before = await site.storedFiles();
    await expect(upload(bytes())).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(
        /This photo \(HEIC\) (can’t be converted.*Most Compatible.*WhatsApp|has more than 26)/,
      ),
    });
    expect(await site.storedFiles()).toEqual(before);
  });
});
