import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('a file that the footer shows can’t be deleted, and the refusal says where it is', async () => {
  const { file } = site.administrator;
  const logo = await file.upload(formWith(await photo()));
  const icon = await file.upload(formWith(await photo({ color: '#112233' })));
  const link = {
    type: 'followus',
    name: 'Instagram',
    link: 'https://www.instagram.com/',
    staticImage: 'instagram',
  } as const;
  const { footer, footerLink } = site.administrator;
  await footerLink.create({ ...link, fileId: icon.id });
  await footerLink.create({ ...link, fileId: null });
  await footer.update({ version: 0, logoFileId: logo.id, contactLink: '' });

  const route = '/only-us/global-setting/footer';
  expect((await file.get({ id: icon.id })).uses).toEqual([{ title: 'Instagram', route }]);
  expect((await file.get({ id: logo.id })).uses).toEqual([{ title: 'Logo of the footer', route }]);
  expect((await file.getPage({})).files.map(({ uses }) => uses)).toEqual([1, 1]);
  await expect(file.delete({ id: logo.id })).rejects.toThrow(`“Logo of the footer” (${route})`);
  await expect(file.delete({ id: icon.id })).rejects.toThrow(`“Instagram” (${route})`);
});
