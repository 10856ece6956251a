import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { turnsDuring } from '#tests/turns.ts';
import { addPosts } from './bulk-content.ts';

const site = siteOfEachTest();

test('bulk posts are read and found like any other, and a second run adds to the first', async () => {
  for (const count of [30, 20]) site.db.transaction((tx) => addPosts(tx, count, new Date()));
  const { posts, counts } = await site.guest.blog.getPage({});
  expect(counts).toMatchObject({ all: 50, TECHNOLOGY: 50 });
  const post = await site.guest.blog.read({ slug: posts[0]?.slug ?? '' });
  expect(post).toMatchObject({ post: { title: expect.stringMatching(/^Cara \w+ \w+ \w+ di \w+$/) } });
  const { groups } = await site.guest.search.getPage({ query: 'kardus' });
  expect(groups[0]?.hits.length).toBeGreaterThan(0);
});

test('while the search learns the words of another language of the site, others have a turn', async () => {
  site.db.transaction((tx) => addPosts(tx, 120, site.now()));
  const settings = { description: 'Kotak dan kirim.', timeZone: 'Asia/Makassar', searchWords: '' } as const;
  const update = () => site.administrator.site.update({ ...settings, language: 'en', version: 1 });
  expect(await turnsDuring(update)).toBeGreaterThan(5);
});
