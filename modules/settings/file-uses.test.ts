import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#tests/house.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { footerLinks, footers } from './tables.ts';

let site: TestHouse;
beforeAll(async () => {
  site = await openTestHouse();
});
afterAll(() => site.close());

test('a file that the footer shows can’t be deleted, and the refusal says where it is', async () => {
  const { file } = site.administrator;
  const logo = await file.upload(formWith(await photo()));
  const icon = await file.upload(formWith(await photo({ color: '#112233' })));
  const link = { type: 'followus', name: 'Instagram', link: 'https://www.instagram.com/' } as const;
  site.db
    .insert(footerLinks)
    .values([
      { ...link, position: 1, fileId: icon.id },
      { ...link, position: 2 },
    ])
    .run();
  site.db.insert(footers).values({ logoFileId: logo.id }).run();

  const route = '/only-us/global-setting/footer';
  expect((await file.get({ id: icon.id })).uses).toEqual([{ title: 'Instagram', route }]);
  expect((await file.get({ id: logo.id })).uses).toEqual([{ title: 'Logo of the footer', route }]);
  expect((await file.getPage({})).files.map(({ uses }) => uses)).toEqual([1, 1]);
  await expect(file.delete({ id: logo.id })).rejects.toThrow(`“Logo of the footer” (${route})`);
  await expect(file.delete({ id: icon.id })).rejects.toThrow(`“Instagram” (${route})`);
});
