import sharp from 'sharp';
import { expect, test } from 'vitest';
import { querySearch } from '#database/search/query.ts';
import { indexForSearch } from '#database/search.ts';
import { brand as content } from '#lib/brand.ts';
import { valuesOf } from '#lib/content-type.ts';
import { formWith, photo, twoHalves } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const wide = { width: 4000, height: 1000 };
const upload = async (bytes: Buffer) => site.client.file.upload(formWith(bytes, 'dua.jpg'));
const point = (id: number, version: number, focalX: number, focalY: number) =>
  site.client.file.update({ id, version, name: 'dua.jpg', alt: '', focalX, focalY });
const focusOf = async (id: number) => {
  const { focalX, focalY } = (await site.client.file.get({ id })).picture;
  return [focalX, focalY];
};
const crop = async (filename: string) => {
  const response = await fetch(`${site.address}/api/images/share/${filename}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes };
};

test('a picture’s focal point is the centre until somebody sets it, in whole percents', async () => {
  const { id } = await upload(await photo());
  expect(await focusOf(id)).toEqual([0.5, 0.5]);
  await point(id, 1, 0.304, 1);
  expect(await focusOf(id)).toEqual([0.3, 1]);
  // Who changes only the words doesn't move it.
  await site.client.file.update({ id, version: 2, name: 'dua.jpg', alt: 'Dua' });
  expect(await focusOf(id)).toEqual([0.3, 1]);
});

test('a focal point lies in the picture', async () => {
  const { id } = await upload(await photo());
  await expect(point(id, 1, 1.01, 0)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(point(id, 1, Number.NaN, 0)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a link preview shows the part of a picture around its focal point', async () => {
  const { id, filename } = await upload(await twoHalves(wide));
  await point(id, 1, 0.9, 0.5);
  const { response, bytes } = await crop(filename);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await sharp(bytes).stats()).dominant.b).toBeGreaterThan(200);
  await point(id, 2, 0.1, 0.5);
  expect((await sharp((await crop(filename)).bytes).stats()).dominant.r).toBeGreaterThan(200);
});

test('the link preview of a small picture isn’t enlarged, and one of a deleted picture is missing', async () => {
  const { id, filename } = await upload(await twoHalves({ width: 600, height: 600 }));
  const { width, height } = await sharp((await crop(filename)).bytes).metadata();
  expect([width, height]).toEqual([600, 315]);
  await site.client.file.delete({ id });
  expect((await crop(filename)).response.status).toBe(404);
  expect((await crop('..%2fvinci.db')).response.status).toBe(404);
});

test('a replaced picture starts from its centre, and its old link preview leads to the new one', async () => {
  const { id, filename } = await upload(await twoHalves(wide));
  await point(id, 1, 0.9, 0.1);
  const form = formWith(await photo({ width: 1300, height: 700 }));
  form.set('id', String(id));
  form.set('version', '2');
  await site.client.file.replace(form);
  expect(await focusOf(id)).toEqual([0.5, 0.5]);
  const { response } = await crop(filename);
  expect([response.status, response.redirected]).toEqual([200, true]);
});

test('the brand’s own link preview keeps its focal point in sight, under an address of its own', async () => {
  const { id } = await upload(await twoHalves(wide));
  const { brand } = site.administrator;
  const row = await brand.get();
  await brand.update({ ...valuesOf(content, row), version: row.version, shareCardId: id });
  const dominant = async () => {
    const response = await fetch(`${site.address}/share-card.jpg`);
    return (await sharp(Buffer.from(await response.arrayBuffer())).stats()).dominant;
  };
  await point(id, 1, 1, 0.5);
  expect((await dominant()).b).toBeGreaterThan(200);
  await point(id, 2, 0, 0.5);
  expect((await dominant()).r).toBeGreaterThan(200);
});

test('search results know the focal point of their pictures', async () => {
  const { id, filename } = await upload(await photo());
  await point(id, 1, 0.25, 0.75);
  indexForSearch(site.db, { type: 'test', id: 1, title: 'Rak', text: '', url: '/', picture: filename });
  expect(querySearch(site.db, 'rak', new Date()).hits[0]).toMatchObject({ focalX: 0.25, focalY: 0.75 });
});
