import { expect, test } from 'vitest';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const emptyOf = async (...blocks: [kind: string, values: Record<string, unknown>][]) => {
  const about = { type: 'page', id: null, path: '/ekspor', files: [], links: [] };
  const placed = blocks.map(([kind, values], index) => ({ kind, values, place: index + 1 }));
  const facts = await site.administrator.site.checkBeforePublishing({ ...about, blocks: placed });
  return facts.emptyBlocks;
};

test('before a page is published, blocks that have nothing to show are named as in its form', async () => {
  const gallery = { title: '', typeId: null, count: 8 };
  const offers = { title: '', of: 'packaging', show: 'chosen', count: 3, ids: [] };
  expect(
    await emptyOf(
      ['pages.text', { text: emptyRichText }],
      ['pages.figures', { title: '', figures: [{ value: '1998', label: 'berdiri' }] }],
      ['gallery.pictures', gallery],
      ['home.offers', offers],
    ),
  ).toEqual(['Gallery 3', 'Packaging or services 4']);
});

test('an address without words of its own shows that of the company', async () => {
  const address = { title: '', name: '', street: '', phone: '', email: '', map: '', hours: [] };
  expect(await emptyOf(['pages.address', address])).toEqual([]);
});

test('a block of a module that is gone, or that isn’t filled in, isn’t called empty', async () => {
  expect(await emptyOf(['calendar.month', {}], ['gallery.pictures', { count: 900 }])).toEqual([]);
});
