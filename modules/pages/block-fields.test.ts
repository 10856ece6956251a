import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerBlock } from '#lib/block-values.ts';
import { heading, link, optionalPicture, rows, text } from '#lib/fields.ts';
import { block, offerBlock, offeredBlocks } from '#server/content/blocks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

// A block is known by the kinds of its fields, whatever they are called, and when its module is gone.

const kind = 'tests.card';
const folder = mkdtempSync(path.join(tmpdir(), 'vinci-blocks-'));
const file = path.join(folder, 'site.db');
const person = { portraitId: optionalPicture('Portrait'), of: text('Position', 80) };
const fields = {
  heading: heading(),
  photoId: optionalPicture('Photo'),
  address: text('Address', 200),
  target: link('Link', 200),
  people: rows('People', person, { noun: 'person', nouns: 'people', most: 3 }),
};
let site: TestSite;

beforeAll(async () => {
  offerBlock(kind, block({ name: 'card', label: 'Card', about: 'A card.', fields, Section: () => null }));
  site = await openTestSite({ file });
});
afterAll(async () => {
  await site.close();
  offeredBlocks.delete(kind);
  rmSync(folder, { recursive: true });
});

const upload = async (color: string) =>
  (await site.administrator.file.upload(formWith(await photo({ color })))).id;
const blocks = (values: object) => [{ id: 'aaaaaaaa', kind, hidden: false, values: { ...values } }];
const page = { title: 'Kartu', summary: '', coverId: null, status: 'published' as const };

test('keeps the pictures of a page from being deleted, and finds its words', async () => {
  const [photoId, portraitId] = [await upload('#335577'), await upload('#775533')];
  const values = {
    heading: '',
    photoId,
    address: 'Jalan Karang Anyar 7',
    target: 'https://elsewhere.example/',
    people: [{ portraitId, of: 'Nahkoda' }],
  };
  const { id } = await site.administrator.page.create({ ...page, slug: 'kartu', blocks: blocks(values) });
  for (const file of [photoId, portraitId])
    await expect(site.administrator.file.delete({ id: file })).rejects.toThrow('“Kartu”');
  for (const [query, hits] of [
    ['anyar', 1],
    ['nahkoda', 1],
    ['elsewhere', 0],
  ] as const)
    expect((await site.guest.search.getPage({ query })).groups).toHaveLength(hits);

  // After the module was removed.
  await site.close();
  offeredBlocks.delete(kind);
  registerBlock(kind, {});
  site = await openTestSite({ file });
  const { version } = await site.administrator.page.get({ id });
  const other = { ...page, title: 'Kartu lama', slug: 'kartu', blocks: blocks(values) };
  await site.administrator.page.update({ ...other, id, version });
  for (const file of [photoId, portraitId])
    await expect(site.administrator.file.delete({ id: file })).rejects.toThrow('“Kartu lama”');
});
