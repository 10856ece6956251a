import { expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

test('a client learns nothing of what only administrators may open', async () => {
  const { file } = site.client;
  const { id } = await file.upload(formWith(await photo({ color: '#445566' })));
  const fields = { slug: 'rahasia', summary: '', blocks: [], status: 'draft' as const };
  const page = { ...fields, title: 'Akuisisi rahasia', coverId: id };
  const { id: made } = await site.administrator.page.create(page);
  const secrets = async () => JSON.stringify([await file.get({ id }), await refused()]);
  const refused = () => file.delete({ id }).catch(({ message }: Error) => message);
  const hidden = [{ title: 'something that only administrators can open', route: null }];
  expect((await file.get({ id })).uses).toEqual(hidden);
  expect(await refused()).toContain('ask an administrator');
  expect(await secrets()).not.toContain('rahasia');
  await site.administrator.content.keepCopy({
    type: 'page',
    of: { key: 'abcdefgh1234' },
    values: page,
    version: 0,
    revision: 0,
  });
  expect(await secrets()).not.toContain('rahasia');
  await site.administrator.content.discardCopy({ type: 'page', of: { key: 'abcdefgh1234' } });
  await site.administrator.page.delete({ id: made });
  expect((await file.get({ id })).uses).toEqual(hidden);
  expect(await secrets()).not.toContain('rahasia');
  await site.administrator.content.restore({ type: 'page', id: made });
  await site.administrator.page.update({ ...page, coverId: null, id: made, version: 2 });
  expect(await file.get({ id })).toMatchObject({ uses: [], earlierUses: hidden });
  expect((await site.administrator.file.get({ id })).earlierUses).toMatchObject([
    { title: 'Akuisisi rahasia' },
  ]);
});
