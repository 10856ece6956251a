import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formerFilenames, originals } from '#database/tables.ts';
import { formWith, photo, twoHalves } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { examineStoredFiles } from '../commands/doctor/files.ts';
import { sweepOrphans } from './orphans.ts';

const site = siteOfEachTest();

const send = async () => site.client.file.upload(formWith(await twoHalves(), 'dua.jpg'));
const right = { left: 0.5, top: 0.25, width: 0.5, height: 0.5 };
const crop = (id: number, version: number, part: typeof right | null) =>
  site.client.file.crop({ id, version, crop: part });
const get = (filename: string) => fetch(`${site.address}/api/images/upload/${filename}`);
const inFolder = (name: string) => path.join(site.services.files.folder, name);

test('a cropped picture shows its part everywhere, its old address leads there, and all of it is kept', async () => {
  const { id, filename } = await send();
  await crop(id, 1, right);
  const { picture, whole, version } = await site.client.file.get({ id });
  expect(picture).toMatchObject({ width: 200, height: 100, focalX: 0.5, focalY: 0.5 });
  expect((await sharp(inFolder(picture.filename)).stats()).dominant.b).toBeGreaterThan(200);
  expect([whole?.picture.width, whole?.picture.height, whole?.crop]).toEqual([400, 200, right]);
  expect(picture.filename).not.toBe(filename);
  const old = await get(filename);
  expect([old.status, old.url.endsWith(picture.filename)]).toEqual([200, true]);
  expect((await site.storedFiles()).sort()).toEqual([picture.filename, whole?.picture.filename ?? ''].sort());

  // Another part is taken of the whole picture, not of the crop.
  await crop(id, version, { left: 0, top: 0, width: 0.5, height: 1 });
  const again = await site.client.file.get({ id });
  expect(again.picture).toMatchObject({ width: 200, height: 200 });
  expect((await sharp(inFolder(again.picture.filename)).stats()).dominant.r).toBeGreaterThan(200);
  expect(again.whole?.picture.filename).toBe(whole?.picture.filename);
  expect(await site.storedFiles()).toHaveLength(2);
});

test('all of a cropped picture is shown again, bit for bit as it was', async () => {
  const { id, filename } = await send();
  const before = Buffer.from(await (await get(filename)).arrayBuffer());
  await crop(id, 1, right);
  await crop(id, 2, null);
  const { picture, whole } = await site.client.file.get({ id });
  expect([picture.width, picture.height, whole]).toEqual([400, 200, null]);
  const after = Buffer.from(await (await get(filename)).arrayBuffer());
  expect(after.equals(before)).toBe(true);
  expect(await site.storedFiles()).toEqual([picture.filename]);
});

test('the focal point stays at the same place of the picture', async () => {
  const { id } = await send();
  const point = { focalX: 0.75, focalY: 0.5 };
  await site.client.file.update({ id, version: 1, name: 'dua.jpg', alt: '', ...point });
  await crop(id, 2, { left: 0.5, top: 0, width: 0.5, height: 0.75 });
  expect((await site.client.file.get({ id })).picture).toMatchObject({ focalX: 0.5, focalY: 0.67 });
  await crop(id, 3, null);
  expect((await site.client.file.get({ id })).picture).toMatchObject({ focalX: 0.75, focalY: 0.5 });
});

test('a crop that can’t be made leaves the picture and no files', async () => {
  const { id, filename } = await send();
  for (const part of [
    { ...right, width: 0.6 },
    { ...right, height: 0.01 },
    { ...right, left: -0.1 },
  ]) {
    await expect(crop(id, 1, part)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  await expect(crop(id, 7, right)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(crop(99, 1, right)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const foreign = await site.administrator.file.upload(formWith(await photo()));
  await expect(crop(foreign.id, 1, right)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const [one, other] = await Promise.allSettled([crop(id, 1, right), crop(id, 1, right)]);
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(await site.storedFiles()).toHaveLength(3);
  expect(await readdir(inFolder('.incoming'))).toEqual([]);
  expect((await get(filename)).status).toBe(200);
});

test('deleting or replacing a cropped picture removes all of it', async () => {
  const [one, other] = [await send(), await send()];
  await crop(one.id, 1, right);
  await crop(other.id, 1, right);
  const form = formWith(await photo({ width: 60, height: 60 }));
  form.set('id', String(one.id));
  form.set('version', '2');
  await site.client.file.replace(form);
  await site.client.file.delete({ id: other.id });
  expect(await site.storedFiles()).toHaveLength(1);
  expect(site.db.select().from(originals).all()).toEqual([]);
  expect(site.db.select().from(formerFilenames).all().length).toBeGreaterThan(0);
});

test('the whole picture behind a crop is no leftover, and the doctor finds damage to it', async () => {
  const { id } = await send();
  await crop(id, 1, right);
  const { folder } = site.services.files;
  await sweepOrphans(site.db, folder, { olderThan: -1 });
  expect(await site.storedFiles()).toHaveLength(2);
  const states = async () => (await examineStoredFiles(folder, site.db)).map(({ text }) => text);
  expect(await states()).toEqual(['All uploaded files are there and unchanged: 2.']);
  const whole = (await site.client.file.get({ id })).whole?.picture.filename ?? '';
  await sharp(await twoHalves())
    .jpeg({ quality: 20 })
    .toFile(inFolder(whole));
  expect((await states())[0]).toContain(whole);
});
