import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { bulkContent } from './bulk-content.ts';

const site = siteOfEachTest();

test('bulk posts are read and found like any other, and a second run adds to the first', async () => {
  for (const count of [30, 20])
    site.db.transaction((tx) => bulkContent.add({ db: tx, now: () => new Date() }, count));
  const { posts, counts } = await site.guest.blog.getPage({});
  expect(counts).toMatchObject({ all: 50, TECHNOLOGY: 50 });
  const post = await site.guest.blog.read({ slug: posts[0]?.slug ?? '' });
  expect(post).toMatchObject({ post: { title: expect.stringMatching(/^Cara \w+ \w+ \w+ di \w+$/) } });
  const { groups } = await site.guest.search.getPage({ query: 'kardus' });
  expect(groups[0]?.hits.length).toBeGreaterThan(0);
});
