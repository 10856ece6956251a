import { afterEach, beforeEach, expect, test } from 'vitest';
import { phone } from '#server/statistics/test-visitors.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post } from './test-posts.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

function open(path: string) {
  const headers = { 'user-agent': phone };
  const request = { method: 'GET', url: path, headers, socket: {}, ip: '192.0.2.7' };
  site.statistics.countPage(request as never, path);
  site.statistics.write();
}

test('a post has the views of the last 30 days, under its former address, too', async () => {
  const { id } = await site.administrator.blog.create(post({ slug: 'palet' }));
  const another = await site.administrator.blog.create(post({ slug: 'peti', title: 'Peti' }));
  const before = new Date(Date.now() - 30 * 24 * 60 * 60_000);
  site.services.now = () => before;
  open('/blogs/palet');
  site.services.now = () => new Date();
  open('/blogs/palet');
  const { version } = await site.administrator.blog.get({ id });
  await site.administrator.blog.update({ ...post({ slug: 'palet-baru' }), id, version });
  open('/blogs/palet-baru');
  open('/blogs/peti');
  open('/blogs');
  const views = await site.administrator.statistics.getViews({ type: 'blog' });
  expect(views).toEqual({ [id]: 2, [another.id]: 1 });
  const { tables } = await site.administrator.statistics.get({ period: 7 });
  expect(tables.page.rows).toMatchObject([
    { name: '/blogs', label: 'Blogs' },
    { name: '/blogs/palet', label: null },
    { name: '/blogs/palet-baru', label: 'Palet untuk ekspor' },
    { name: '/blogs/peti', label: 'Peti' },
  ]);
  await expect(site.administrator.statistics.getViews({ type: 'x' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});
