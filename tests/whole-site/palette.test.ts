import { beforeAll, expect, test } from 'vitest';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();
beforeAll(async () => {
  const page = { summary: '', coverId: null, blocks: [], status: 'draft' as const };
  await site.administrator.page.create({ ...page, title: 'Kardus kita', slug: 'kardus-kita' });
  await site.administrator.galleryType.create({ name: 'Foto kardus' });
});

const find = async (as: 'client' | 'administrator', query: string) =>
  (await site[as].palette.find({ query })).map(({ title, noun, route }) => `${title} (${noun}) ${route}`);

test('the palette finds what a person may open, also drafts and what has no page of its own', async () => {
  expect(await find('administrator', 'kardus')).toEqual([
    expect.stringMatching(/^Kardus kita \(page\) \/only-us\/pages\/\d+$/),
    expect.stringMatching(/^Foto kardus \(type\) \/only-us\/global-setting\/gallery-type\?open=\d+$/),
  ]);
  expect(await find('client', 'kardus')).toEqual([]);
});
