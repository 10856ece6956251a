import { expect, test } from 'vitest';
import { callersOf, forEveryType, forPublishing } from '#tests/entry-checks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const noButton = { subtitle: '', buttonLabel: '', buttonLink: '' };

async function addBanner(title: string, more: object = {}) {
  const file = await site.administrator.file.upload(formWith(await photo()));
  const fields = { title, ...noButton, fileId: file.id, status: 'published' as const, ...more };
  return { ...fields, ...(await site.administrator.banner.create(fields)) };
}

const seen = async () => (await site.guest.banner.getPage()).map(({ title }) => title);

test('visitors see published banners in the order we gave them', async () => {
  const [one, , three] = [await addBanner('Satu'), await addBanner('Dua'), await addBanner('Tiga')];
  await site.administrator.banner.unpublish({ id: one.id });
  await site.administrator.banner.reorder({ id: three.id, before: one.id });
  expect(await seen()).toEqual(['Tiga', 'Dua']);
});

test('everybody sees banners and only administrators change them', () => {
  const own = ['getAll', 'reorder', ...forPublishing];
  expect(callersOf('banner')).toEqual({
    everybody: ['getPage'],
    administrator: [...forEveryType, ...own].sort(),
  });
});

test('a button needs both of its parts', async () => {
  const { id, ...fields } = await addBanner('Satu');
  const { create } = site.administrator.banner;
  await expect(create({ ...fields, buttonLabel: 'Lihat' })).rejects.toThrow('Where does the button lead?');
  await expect(create({ ...fields, buttonLink: '/packaging' })).rejects.toThrow('What does the button say?');
});

test('a button links only to a page of the site or of the web', async () => {
  const { id, ...fields } = await addBanner('Satu', { buttonLabel: 'Lihat', buttonLink: '/packaging' });
  const { update } = site.administrator.banner;
  await update({ ...fields, id, version: 1, buttonLink: 'https://vinci.example/katalog' });
  for (const buttonLink of ['javascript:alert(1)', '//evil.example', 'packaging', 'data:text/html,x']) {
    const attempt = update({ ...fields, id, version: 2, buttonLink });
    await expect(attempt).rejects.toThrow('Enter a page of this site');
  }
});

test('a button finds its product by id, and is left out while visitors can’t open that', async () => {
  const { packaging } = site.administrator;
  const { id: fileId } = await site.administrator.file.upload(formWith(await photo()));
  const words = [{ type: 'text', text: 'Kayu pinus.' }];
  const text = { type: 'doc' as const, content: [{ type: 'paragraph', content: words }] };
  const offer = { name: 'Palet', summary: 'Kayu.', fileId, text, specification: [], pictures: [] };
  const { id } = await packaging.create({ ...offer, slug: 'palet', status: 'published' });
  await addBanner('Satu', { buttonLabel: 'Lihat', buttonLink: `entry:packaging/${id}` });
  const button = async () => {
    const [{ buttonLabel, buttonLink } = noButton] = await site.guest.banner.getPage();
    return [buttonLabel, buttonLink];
  };
  expect(await button()).toEqual(['Lihat', '/packaging/palet']);
  await packaging.update({ ...offer, id, version: 1, slug: 'palet-kayu', status: 'published' });
  expect(await button()).toEqual(['Lihat', '/packaging/palet-kayu']);
  await packaging.unpublish({ id });
  expect(await button()).toEqual(['', '']);
});
