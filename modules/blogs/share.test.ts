import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPreviewDatabase } from '#server/content/share/preview-database.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { posts } from './posts.ts';
import { readPost } from './read-post.ts';
import { post, textOf } from './test-posts.ts';

let site: TestSite;
let folder: string;
let now: Date;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-share-'));
  site = await openTestSite({ file: path.join(folder, 'vinci.db') });
  now = new Date('2026-08-07T01:00:00Z');
  site.services.now = () => now;
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const aWeek = 7 * 24 * 60 * 60 * 1000;
const keep = (id: number, values: object) =>
  site.client.content.keepCopy({ type: 'blog', of: { id }, version: 1, revision: 0, values: { ...values } });
const share = async (fields = {}) => {
  const { id } = await site.client.blog.create(post({ status: 'draft', ...fields }));
  const { url, expiresAt } = await site.client.content.share({ type: 'blog', id });
  return { id, url, expiresAt };
};
const visit = (url: string) => fetch(url, { redirect: 'manual' });
const say = (url: string, form: Record<string, string>, headers = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers });
const remarks = async (id: number) => (await site.client.content.getShares({ type: 'blog', id })).remarks;

describe('a shared preview', () => {
  test('is the page of the entry, for anybody who has the link, and for no search engine', async () => {
    const { url, expiresAt } = await share();
    expect(expiresAt).toEqual(new Date(now.getTime() + aWeek));
    const answer = await visit(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('shows the working copy in its place, and only what is valid in it', async () => {
    const { id } = await share({ status: 'published' });
    await keep(id, { title: '', author: 'Dewi', slug: 'lain', body: textOf('Baru.'), seoTitle: 'Cari' });
    const preview = await openPreviewDatabase(site.db, posts, id, now);
    const { post: seen } = readPost({ db: preview, user: null, now: () => now }, 'palet');
    expect(seen).toMatchObject({ title: 'Palet untuk ekspor', author: 'Dewi', body: textOf('Baru.') });
    expect(seen?.seo.title).toBe('Cari');
    expect(() => preview.$client.exec("update main.blog_posts set author = 'x'")).toThrow();
    preview.$client.close();
    expect((await site.guest.blog.read({ slug: 'palet' })).post?.author).toBe('Budi');
  });

  test('ends after seven days, when it is revoked, and when the entry is deleted', async () => {
    const [one, two] = [await share(), await share({ slug: 'peti' })];
    const [link] = (await site.client.content.getShares({ type: 'blog', id: one.id })).links;
    await site.client.content.revokeShare({ type: 'blog', id: one.id, linkId: link?.id ?? 0 });
    expect((await visit(one.url)).status).toBe(410);
    const three = await share({ slug: 'sekat' });
    await site.client.blog.delete({ id: three.id });
    expect((await visit(three.url)).status).toBe(410);
    now = new Date(now.getTime() + aWeek);
    const answer = await visit(two.url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Tautannya kedaluwarsa atau sudah dicabut.');
    expect((await say(two.url, { kind: 'approval' })).status).toBe(410);
  });

  test('of a draft leads to the live page for good once that is published, and shows no later changes', async () => {
    const { id, url } = await share();
    now = new Date(now.getTime() + 60_000);
    const planned = new Date(now.getTime() + 60_000);
    await site.client.blog.update({ ...post({ publishedAt: planned }), id, version: 1 });
    expect((await visit(url)).status).toBe(200);
    const toLivePage = async (path: string) => {
      for (const answer of [await visit(url), await say(url, { kind: 'approval' })])
        expect(answer.headers.get('location')).toBe(path);
    };
    now = planned;
    await toLivePage('/blogs/palet');
    await site.client.content.keepCopy({
      type: 'blog',
      of: { id },
      version: 2,
      revision: 0,
      values: { title: 'Lagi' },
    });
    await toLivePage('/blogs/palet');
    await site.client.blog.update({ ...post({ slug: 'baru' }), id, version: 2 });
    now = new Date(now.getTime() + 10 * aWeek);
    await toLivePage('/blogs/baru');
    await site.client.blog.unpublish({ id });
    expect((await visit(url)).status).toBe(410);
  });

  test('of changes leads to the live page while there are none', async () => {
    const { id, url } = await share({ status: 'published' });
    expect((await visit(url)).headers.get('location')).toBe('/blogs/palet');
    await keep(id, { title: 'Lagi' });
    expect((await visit(url)).status).toBe(200);
  });

  test('can’t be guessed', async () => {
    const { url } = await share();
    const token = url.slice(url.lastIndexOf('/') + 1);
    const [id, signature = ''] = token.split('.');
    const forged = [
      `${id}.${'A'.repeat(43)}`,
      `2.${signature}`,
      `0${token}`,
      `${id}.${signature.slice(1)}`,
      `${token}x`,
    ];
    for (const each of forged) expect((await visit(`${site.address}/share/${each}`)).status, each).toBe(404);
    for (let each = 0; each < 50; each += 1) await visit(`${site.address}/share/${forged[0]}`);
    expect((await visit(`${site.address}/share/${forged[0]}`)).status).toBe(429);
    expect((await visit(url)).status).toBe(200);
  });
});

describe('what people say about a preview', () => {
  test('reaches the entry, and the dashboard until somebody reads it', async () => {
    const { id, url } = await share();
    expect((await say(url, { kind: 'approval', name: ' Rina ' })).headers.get('location')).toMatch(
      /\?said=sent$/,
    );
    await say(url, { kind: 'comment', text: '<script>alert(1)</script>' });
    expect(await remarks(id)).toMatchObject([
      { kind: 'comment', name: '', text: '<script>alert(1)</script>', seenAt: null },
      { kind: 'approval', name: 'Rina' },
    ]);
    const unseen = async () => (await site.client.site.getSummary()).remarks;
    expect(await unseen()).toMatchObject([
      { title: 'Palet untuk ekspor', route: `/only-us/blogs/${id}` },
      {},
    ]);
    await site.client.content.seeRemarks({ type: 'blog', id });
    expect(await unseen()).toEqual([]);
  });

  test('is refused from other sites, when empty, too long, or too often', async () => {
    const { id, url } = await share();
    const foreign = await say(url, { kind: 'approval' }, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    for (const form of [
      { kind: 'comment', text: ' ' },
      { kind: 'x' },
      { kind: 'comment', text: 'x'.repeat(2001) },
    ]) {
      expect((await say(url, form as Record<string, string>)).headers.get('location')).toMatch(/said=empty$/);
    }
    expect((await say(url, { kind: 'comment', text: 'x'.repeat(20_000) })).status).toBe(413);
    expect(await remarks(id)).toEqual([]);
    for (let each = 0; each < 25; each += 1) await say(url, { kind: 'approval' });
    expect(await remarks(id)).toHaveLength(20);
    expect((await say(url, { kind: 'approval' })).headers.get('location')).toMatch(/said=tooMany$/);
  });
});
