import { describe, expect, test } from 'vitest';
import { siteOfAllTests } from '#tests/test-site.ts';
import { post, sendPicture, textOf } from './test-posts.ts';

const site = siteOfAllTests();

const ask = (links: string[], more: object = {}) =>
  site.client.site.checkBeforePublishing({
    type: 'blog',
    id: null,
    path: '/blogs/baru',
    files: [],
    links,
    ...more,
  });

describe('before a post is published', () => {
  test('links to pages that visitors can’t open are found', async () => {
    const { id } = await site.client.blog.create(post());
    await site.client.blog.create(post({ slug: 'naskah', status: 'draft' }));
    const deleted = await site.client.blog.create(post({ slug: 'terhapus' }));
    await site.client.blog.delete({ id: deleted.id });
    await site.client.blog.update({ ...post({ slug: 'palet-baru' }), id, version: 1 });
    const alive = [
      '/',
      '/blogs',
      '/blogs/',
      '/blogs/palet',
      '/blogs/palet-baru',
      '/search',
      '/search/kayu',
      '/blogs/baru',
    ];
    const dead = ['/blogs/naskah', '/blogs/terhapus', '/blogs/tidak-ada', '/tidak-ada'];
    expect((await ask([...alive, ...dead])).deadLinks.sort()).toEqual([...dead].sort());
  });

  test('of a translation it is known what the original says, and the picture that both share', async () => {
    const coverId = await sendPicture(site);
    const { id } = await site.client.blog.create(post({ slug: 'asli', title: 'Palet yang kering', coverId }));
    await site.client.blog.update({
      ...post({ slug: 'asli', title: 'Palet kering', coverId }),
      id,
      version: 1,
    });
    const { id: of } = await site.client.content.beginTranslation({ type: 'blog', id, language: 'en' });
    const { original } = await ask([], { type: 'blog:en', id: of });
    expect(original?.paragraphs).toContain('Palet kering');
    expect(original?.picture?.filename).toBeTruthy();
    expect((await ask([], { id })).original).toBeNull();
  });

  test('without a summary, lists and the page show the beginning of the text', async () => {
    const body = textOf('Kayu jati. '.repeat(40));
    await site.client.blog.create(post({ slug: 'tanpa-ringkasan', excerpt: '', body }));
    const { posts } = await site.guest.blog.getPage({});
    const shown = posts.find(({ slug }) => slug === 'tanpa-ringkasan');
    expect(shown?.excerpt).toMatch(/^Kayu jati\. .{100,}…$/);
  });

  test('a link is looked up, however many posts there are', async () => {
    const { id } = await site.client.blog.create(post({ slug: 'tanpa-alamat' }));
    // Only the sitemap would still have it.
    site.db.$client.prepare("delete from addresses where type = 'blog' and entry = ?").run(id);
    // The gallery has no pictures yet.
    const links = ['/blogs/tanpa-alamat', '/tidak-ada', '/maintenance', '/gallery'];
    const { deadLinks } = await ask([...links, '/search', '/blogs', '/contact']);
    await site.client.blog.delete({ id });
    expect(deadLinks.sort()).toEqual(links.sort());
  });

  test('an address of another entry is taken, its own is not', async () => {
    const { id } = await site.client.blog.create(post({ slug: 'peti' }));
    expect(await ask([], { path: '/blogs/peti' })).toMatchObject({ isAddressTaken: true });
    expect(await ask([], { path: '/blogs/peti', id })).toMatchObject({ isAddressTaken: false });
  });

  test('its pictures come with their alternative texts, as far as they exist', async () => {
    const fileId = await sendPicture(site);
    const { pictures } = await ask([], { files: [fileId, 999] });
    expect(pictures).toEqual({ [fileId]: expect.objectContaining({ alt: '' }) });
  });
});
