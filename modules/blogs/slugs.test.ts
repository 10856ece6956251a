import { describe, expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { post } from './test-posts.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });
const leadsTo = async (slug: string) => (await site.guest.blog.read({ slug })).movedTo;

async function rename(id: number, ...slugs: string[]) {
  for (const slug of slugs) {
    const { version, status, publishedAt } = await site.client.blog.get({ id });
    await site.client.blog.update({ ...post({ slug, status, publishedAt }), id, version });
  }
}

describe('the address of a post', () => {
  test('belongs to one post only, and its field shows the error', async () => {
    await site.client.blog.create(post());
    const second = await fetch(`${site.address}/api/trpc/blog.create`, {
      method: 'POST',
      headers: { ...(await site.signIn(site.people.budi)), 'Content-Type': 'application/json' },
      body: JSON.stringify({ json: { ...post({ title: 'Lain' }) } }),
    });
    expect(second.status).toBe(409);
    const { error } = await second.json();
    expect(error.json.message).toBe('Data already exists.');
    expect(error.json.data.fields).toEqual({ slug: ['Data already exists.'] });
  });

  test('gets a free alternative if taken, which no other post had before', async () => {
    await site.client.blog.create(post({ slug: 'palet' }));
    const { id } = await site.client.blog.create(post({ slug: 'palet-2' }));
    await rename(id, 'lain');
    const free = (slug: string) => site.client.blog.freeSlug({ slug });
    expect(await free('palet')).toBe('palet-3');
    expect(await free('peti')).toBe('peti');
    const long = 'a'.repeat(80);
    await site.client.blog.create(post({ slug: long }));
    expect(await free(long)).toBe(`${'a'.repeat(78)}-2`);
    await expect(site.guest.blog.freeSlug({ slug: 'palet' })).rejects.toEqual(code('UNAUTHORIZED'));
  });

  test('redirects when it changes, however often, and even if it changes back', async () => {
    const { id } = await site.client.blog.create(post({ slug: 'satu' }));
    await rename(id, 'dua', 'tiga');
    expect([await leadsTo('satu'), await leadsTo('dua')]).toEqual(['tiga', 'tiga']);
    await rename(id, 'satu');
    expect(await leadsTo('dua')).toBe('satu');
    expect((await site.guest.blog.read({ slug: 'satu' })).post?.slug).toBe('satu');
  });

  test('that was never public doesn’t redirect', async () => {
    const draft = await site.client.blog.create(post({ slug: 'konsep', status: 'draft' }));
    await rename(draft.id, 'konsep-baru');
    const publishedAt = new Date(Date.now() + 86_400_000);
    const waiting = await site.client.blog.create(post({ slug: 'besok', publishedAt }));
    await rename(waiting.id, 'lusa');
    await expect(leadsTo('konsep')).rejects.toEqual(code('NOT_FOUND'));
    await expect(leadsTo('besok')).rejects.toEqual(code('NOT_FOUND'));
  });

  test('of an unpublished post doesn’t redirect visitors until it is published again', async () => {
    const { id } = await site.client.blog.create(post({ slug: 'satu' }));
    await site.client.blog.unpublish({ id });
    await rename(id, 'dua');
    await expect(leadsTo('satu')).rejects.toEqual(code('NOT_FOUND'));
    expect((await site.client.blog.read({ slug: 'satu' })).movedTo).toBe('dua');
    await site.client.blog.publish({ id });
    expect(await leadsTo('satu')).toBe('dua');
  });
});
