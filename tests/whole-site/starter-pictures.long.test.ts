import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { starterPictures } from '#database/seed/starter-pictures.ts';
import { files } from '#database/tables.ts';
import { brand } from '#lib/brand.ts';
import { valuesOf } from '#lib/content-type.ts';
import { oklchOf } from '#lib/oklch.ts';
import { followBrandColor, recolorStarterPictures } from '#server/brand/starter-pictures.ts';
import { photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const add = (slug: string) => starterPictures(site.services, 'home')(slug);
const row = (id: number) => {
  const found = site.db.select().from(files).where(eq(files.id, id)).get();
  if (!found) throw new Error(`There is no file ${id}.`);
  return found;
};

async function choose(color: string) {
  const { version, ...row } = await site.administrator.brand.get();
  await site.administrator.brand.update({ ...valuesOf(brand, row), color, version });
}

/** How many of the strong pixels of a picture have a hue, in per cent. */
async function shareOf(hue: number, id: number) {
  const file = path.join(site.services.files.folder, row(id).filename);
  const pixels = await sharp(file).flatten({ background: '#fff' }).resize(60, 60).raw().toBuffer();
  const colors = Array.from({ length: 60 * 60 }, (_, at) =>
    pixels.subarray(3 * at, 3 * at + 3).toString('hex'),
  );
  // Cardboard has less than 0.1.
  const strong = colors.map((hex) => oklchOf(`#${hex}`)).filter(({ c }) => c > 0.1);
  const apart = (h: number) => Math.abs(((h - hue + 540) % 360) - 180);
  return (100 * strong.filter(({ h }) => apart(h) < 12).length) / Math.max(strong.length, 1);
}

const [orange, blue] = [45, 261];

test('starter pictures get the colour of the brand, and another one from the drawing again', async () => {
  const stop = followBrandColor(site.services);
  const [board, logo] = [add('board'), add('batavika')];
  const [before, logoBefore] = [row(board), row(logo)];
  expect(await shareOf(orange, board)).toBeGreaterThan(95);
  await choose('#0b5fff');
  await expect.poll(() => row(board).filename, { timeout: 30_000 }).not.toBe(before.filename);
  expect(await shareOf(blue, board)).toBeGreaterThan(95);
  expect(row(board)).toMatchObject({ width: before.width, height: before.height, version: before.version });
  // Marks of clients have colours of their own.
  expect(row(logo)).toEqual(logoBefore);
  const answer = await fetch(`${site.address}/api/images/upload/${before.filename}`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain(row(board).filename);

  const inBlue = row(board);
  await choose('');
  await expect.poll(() => row(board).keptSha256, { timeout: 30_000 }).toBe(before.sha256);
  await choose('#0b5fff');
  await expect.poll(() => row(board).keptSha256, { timeout: 30_000 }).toBe(inBlue.keptSha256);
  await expect.poll(() => site.storedFiles()).toHaveLength(2);
  stop();
});

test('a picture that somebody replaced or cropped keeps its colours', async () => {
  const [replaced, cropped] = [add('board'), add('dock')];
  await site.services.files.replace({ id: replaced, version: 1, now: new Date() }, await photo());
  await site.administrator.file.crop({
    id: cropped,
    version: 1,
    crop: { left: 0, top: 0, width: 0.5, height: 0.5 },
  });
  const before = [row(replaced), row(cropped)];
  await choose('#0b5fff');
  await recolorStarterPictures(site.services);
  expect([row(replaced), row(cropped)]).toEqual(before);
});

test('what was interrupted follows with the next start', async () => {
  await choose('#0b5fff');
  // As if the site had stopped right after the colour was saved.
  const board = add('board');
  const stop = followBrandColor(site.services);
  await expect.poll(() => shareOf(blue, board), { timeout: 30_000 }).toBeGreaterThan(95);
  stop();
});
