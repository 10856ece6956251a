import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type BrandFields, brand } from '#lib/brand.ts';
import { valuesOf } from '#lib/content-type.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { offerCardAddress } from './share-card.ts';

const site = siteOfEachTest();

const addressOf = (slug: string) => offerCardAddress('id', 'packaging', slug, []);
const get = (path: string) => fetch(site.address + path);
const bytesOf = async (slug: string) => Buffer.from(await (await get(addressOf(slug))).arrayBuffer());
const upload = async () =>
  (await site.administrator.file.upload(formWith(await photo({ color: '#00aa00' })))).id;

async function addProduct(slug: string, more: object = {}) {
  const text = { type: 'doc' as const, content: [{ type: 'paragraph' }] };
  const about = { name: 'Kotak die-cut', summary: 'Rapi.', fileId: await upload(), text, specification: [] };
  const { id } = await site.administrator.packaging.create({
    ...{ ...about, slug, pictures: [], status: 'published', ...more },
  });
  return id;
}

const save = async (change: Partial<BrandFields>) => {
  const row = await site.administrator.brand.get();
  await site.administrator.brand.update({ ...valuesOf(brand, row), ...change, version: row.version });
};

test('the link preview of a product has its picture, name and price, in the typeface of the site', async () => {
  await addProduct('polos');
  await addProduct('berharga', { prices: [{ label: '1.000 buah', value: 'Rp 4.100 / buah' }] });
  const [plain, priced] = [await bytesOf('polos'), await bytesOf('berharga')];
  const { format, width, height } = await sharp(priced).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(priced.equals(plain)).toBe(false);
  const raw = await sharp(priced).raw().toBuffer();
  const pixel = (x: number, y: number) => [...raw.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  const [red = 255, green = 0] = pixel(870, 315);
  expect(green).toBeGreaterThan(150);
  expect(red).toBeLessThan(60);
  const darkest = (y: number) =>
    Math.min(...Array.from({ length: 400 }, (_, x) => pixel(104 + x, y)[0] ?? 255));
  // Name, price and the name of the site.
  for (const y of [290, 365, 510]) expect(darkest(y), `${y}`).toBeLessThan(150);
  await save({ typeface: 'serif' });
  expect((await bytesOf('berharga')).equals(priced)).toBe(false);
  await save({ logoId: await upload() });
  expect((await sharp(await bytesOf('berharga')).metadata()).width).toBe(1200);
});

test('only published products have one', async () => {
  await addProduct('draf', { status: 'draft' });
  for (const at of [
    addressOf('draf'),
    addressOf('tidak-ada'),
    addressOf('draf').replace('packaging', 'gudang'),
  ])
    expect((await get(at)).status).toBe(404);
  expect(offerCardAddress('id', 'packaging', 'draf', ['Rp 1'])).not.toBe(addressOf('draf'));
});
