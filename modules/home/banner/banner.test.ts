import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  callersOf,
  expectFirstChangeToStay,
  expectGone,
  forEveryType,
  forPublishing,
} from '#tests/entry-checks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const noButton = { subtitle: '', buttonLabel: '', buttonLink: '' };

async function addBanner(title: string, more: object = {}) {
  const file = await site.administrator.file.upload(formWith(await photo()));
  const fields = { title, ...noButton, fileId: file.id, status: 'published' as const, ...more };
  return { ...fields, ...(await site.administrator.banner.create(fields)) };
}

const titles = async () => (await site.administrator.banner.getAll()).map(({ title }) => title);
const seen = async () => (await site.guest.banner.getPage()).map(({ title }) => title);
const code = (code: string) => expect.objectContaining({ code });

test('visitors see published banners in the order we gave them', async () => {
  const [one, , three] = [await addBanner('Satu'), await addBanner('Dua'), await addBanner('Tiga')];
  await site.administrator.banner.unpublish({ id: one.id });
  await site.administrator.banner.reorder({ id: three.id, before: one.id });
  expect(await seen()).toEqual(['Tiga', 'Dua']);
  await site.administrator.banner.publish({ id: one.id });
  await site.administrator.banner.reorder({ id: one.id, before: null });
  expect(await seen()).toEqual(['Tiga', 'Dua', 'Satu']);
});

test('everybody sees banners and only administrators change them', () => {
  const own = ['getAll', 'reorder', ...forPublishing];
  expect(callersOf('banner')).toEqual({
    everybody: ['getPage'],
    administrator: [...forEveryType, ...own].sort(),
  });
});

test('a banner needs a title and a picture, and a button needs both of its parts', async () => {
  const { id, ...fields } = await addBanner('Satu');
  const { create } = site.administrator.banner;
  await expect(create({ ...fields, title: ' ' })).rejects.toThrow('Title is required.');
  await expect(create({ ...fields, fileId: 99 })).rejects.toEqual(code('BAD_REQUEST'));
  await expect(create({ ...fields, buttonLabel: 'Lihat' })).rejects.toThrow('Where does the button lead?');
  await expect(create({ ...fields, buttonLink: '/packaging' })).rejects.toThrow('What does the button say?');
  await expect(create({ ...fields, extra: 1 } as never)).rejects.toEqual(code('BAD_REQUEST'));
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

test('of two people who change a banner at the same time, the second is refused', async () => {
  const banner = { ...(await addBanner('Satu')), version: 1 };
  const { banner: api } = site.administrator;
  await expectFirstChangeToStay(
    [api, api],
    [
      { ...banner, title: 'Satu, baru' },
      { ...banner, title: 'Lain' },
    ],
  );
  expect(await titles()).toEqual(['Satu, baru']);
});

test('a deleted banner can’t be changed, and its file is kept until it leaves the trash', async () => {
  const banner = await addBanner('Satu');
  const { id, fileId } = banner;
  const { banner: api, content, file } = site.administrator;
  await expect(file.delete({ id: fileId })).rejects.toThrow('“Satu” (/only-us/home/banner)');
  await api.delete({ id });
  await expectGone('banner', api, { ...banner, version: 1 });
  await expect(file.delete({ id: fileId })).rejects.toThrow('“Satu (in the trash)”');
  await content.deletePermanently({ type: 'banner', id });
  await file.delete({ id: fileId });
  expect(await site.storedFiles()).toEqual([]);
});

test('a banner goes live and offline at the scheduled times; clients can’t schedule it', async () => {
  const { id } = await addBanner('Promo', { status: 'draft' });
  let now = new Date('2026-08-07T01:00:00Z');
  site.services.now = () => now;
  const [from, until] = [new Date('2026-08-07T02:00:00Z'), new Date('2026-08-07T03:00:00Z')];
  const { content } = site.administrator;
  const refused = site.client.content.schedule({ type: 'banner', id, action: 'publish', at: from });
  await expect(refused).rejects.toEqual(code('FORBIDDEN'));
  await content.schedule({ type: 'banner', id, action: 'publish', at: from });
  await content.schedule({ type: 'banner', id, action: 'unpublish', at: until });
  expect((await site.client.site.getSummary()).scheduled).toEqual([]);
  expect((await site.administrator.site.getSummary()).scheduled).toMatchObject([
    { type: 'banner', title: 'Promo', action: 'publish', at: from },
    { type: 'banner', title: 'Promo', action: 'unpublish', at: until },
  ]);
  now = from;
  await site.services.schedules.runDue();
  expect(await seen()).toEqual(['Promo']);
  now = until;
  await site.services.schedules.runDue();
  expect(await seen()).toEqual([]);
});
