import { beforeEach, describe, expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { newestPosts } from './feed.tsx';
import { nextPublication } from './published.ts';
import { sitemap } from './sitemap.ts';
import { post, sendPicture, textOf } from './test-posts.ts';

const eight = new Date('2026-08-07T01:00:00Z');
const nine = new Date('2026-08-07T02:00:00Z');

const site = siteOfEachTest();
let now: Date;
beforeEach(() => {
  now = eight;
  site.services.now = () => now;
});

const found = async () => (await site.guest.search.getPage({ query: 'palet' })).groups.length;
const paths = async () => {
  const found: string[] = [];
  for await (const { path } of sitemap(site.services)) found.push(path);
  return found;
};

describe('the dates of a post', () => {
  test('hide it everywhere until its publishing time', async () => {
    await site.client.blog.create(post({ publishedAt: nine }));
    await expect(site.guest.blog.read({ slug: 'palet' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await site.guest.blog.getPage({})).posts).toEqual([]);
    expect(await paths()).toEqual([]);
    expect(newestPosts(site.services)).toEqual([]);
    expect(nextPublication(site.services)).toEqual(nine);
    expect(await found()).toBe(0);
    expect((await site.client.blog.getAll({ state: 'scheduled' })).total).toBe(1);

    now = nine;
    expect((await site.guest.blog.read({ slug: 'palet' })).post?.state).toBe('published');
    expect((await site.guest.blog.getPage({})).posts).toHaveLength(1);
    expect(await paths()).toEqual(['/blogs', '/blogs/category/technology', '/blogs/palet']);
    expect(await found()).toBe(1);
    expect(newestPosts(site.services)).toEqual([
      expect.objectContaining({ path: '/blogs/palet', publishedAt: nine }),
    ]);
    expect(nextPublication(site.services)).toBeNull();
  });

  test('don’t hide it from staff, who see it as visitors will', async () => {
    await site.client.blog.create(post({ publishedAt: nine }));
    const { post: seen } = await site.client.blog.read({ slug: 'palet' });
    expect(seen).toMatchObject({ state: 'scheduled', publishedAt: nine, title: 'Palet untuk ekspor' });
  });

  test('are listed with what is scheduled, and keep a shared preview until they have come', async () => {
    const { id } = await site.client.blog.create(post({ publishedAt: nine }));
    const { scheduled } = await site.client.site.getSummary();
    expect(scheduled).toMatchObject([{ id, action: 'publish', at: nine, byDate: true }]);
    const described = await site.client.link.describe({ hrefs: [`entry:blog/${id}`] });
    expect(Object.values(described)).toMatchObject([{ state: 'scheduled' }]);
    const { url } = await site.client.content.share({ type: 'blog', id });
    const leadsTo = async () => (await fetch(url, { redirect: 'manual' })).headers.get('location');
    expect(await leadsTo()).toBeNull();
    now = nine;
    expect(await leadsTo()).toBe('/blogs/palet');
  });

  test('are moved in the calendar, as far as that makes sense', async () => {
    const closing = new Date('2026-08-20T16:59:59Z');
    const { id } = await site.client.blog.create(
      post({ publishedAt: nine, category: 'CAREER', closesAt: closing }),
    );
    const august = { from: new Date('2026-07-31T17:00:00Z'), until: new Date('2026-08-31T17:00:00Z') };
    const calendar = async () =>
      (await site.client.site.getCalendar(august)).map(({ action, at }) => [action, at]);
    expect(await calendar()).toEqual([
      ['publish', nine],
      ['unpublish', closing],
    ]);
    const move = (action: 'publish' | 'unpublish', at: Date) =>
      site.client.content.moveDate({ type: 'blog', id, action, at });
    const tenth = new Date('2026-08-10T02:00:00Z');
    await move('publish', tenth);
    await move('unpublish', new Date('2026-08-21T16:59:59Z'));
    expect(await calendar()).toEqual([
      ['publish', tenth],
      ['unpublish', new Date('2026-08-21T16:59:59Z')],
    ]);
    expect(await site.client.content.getVersions({ type: 'blog', id })).toHaveLength(3);
    await expect(move('publish', new Date('2026-08-22T02:00:00Z'))).rejects.toThrow(
      'It would end before it is published.',
    );
    await expect(move('publish', new Date('2026-08-06T02:00:00Z'))).rejects.toThrow(
      'This time has passed. Choose a later one.',
    );
    const { publishedAt, version } = await site.client.blog.get({ id });
    await site.client.content.keepCopy({
      type: 'blog',
      of: { id },
      version,
      revision: 0,
      values: { ...post(), publishedAt },
    });
    await expect(move('publish', nine)).rejects.toThrow(
      'The post has changes that aren’t published. Publish or discard them first.',
    );
    now = tenth;
    await expect(move('publish', new Date('2026-08-11T02:00:00Z'))).rejects.toThrow('This date has passed.');
  });

  test('default to the time it is first published, and stay', async () => {
    const { id } = await site.client.blog.create(post({ status: 'draft' }));
    expect((await site.client.blog.get({ id })).publishedAt).toBeNull();
    await site.client.blog.publish({ id });
    now = nine;
    await site.client.blog.unpublish({ id });
    await site.client.blog.publish({ id });
    expect((await site.client.blog.get({ id })).publishedAt).toEqual(eight);
  });

  test('take a closed job out of search and sitemap.xml, not its page', async () => {
    const closesAt = nine;
    await site.client.blog.create(post({ category: 'CAREER', closesAt }));
    await site.client.blog.create(post({ slug: 'palet-kayu', closesAt }));
    const inSearch = async () => {
      const [group] = (await site.guest.search.getPage({ query: 'palet' })).groups;
      return group?.hits.map(({ url }) => url).sort();
    };
    const lists = ['/blogs', '/blogs/category/career', '/blogs/category/technology'];
    expect(await paths()).toEqual([...lists, '/blogs/palet-kayu', '/blogs/palet']);
    expect(await inSearch()).toEqual(['/blogs/palet', '/blogs/palet-kayu']);
    expect(nextPublication(site.services)).toEqual(nine);
    now = nine;
    expect(await paths()).toEqual(['/blogs', '/blogs/category/technology', '/blogs/palet-kayu']);
    // An article never closes, whatever date it kept from when it was a job.
    expect(await inSearch()).toEqual(['/blogs/palet-kayu']);
    expect((await site.guest.blog.read({ slug: 'palet' })).post?.title).toBe('Palet untuk ekspor');
    expect(nextPublication(site.services)).toBeNull();
  });
});

test('the pictures of a post are loaded with it', async () => {
  const [cover, inside] = [await sendPicture(site), await sendPicture(site, '#204060')];
  await site.client.blog.create(post({ coverId: cover, body: textOf('Lihat:', inside, cover) }));
  const { post: seen } = await site.guest.blog.read({ slug: 'palet' });
  expect(Object.keys(seen?.pictures ?? {})).toEqual([String(cover), String(inside)]);
  expect(seen?.cover?.alt).toBe('Palet untuk ekspor');
});
