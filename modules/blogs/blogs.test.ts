import { describe, expect, test } from 'vitest';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { menusOf } from '#server/navigation/menus.ts';
import { callersOf, forEveryType, forPublishing } from '#tests/entry-checks.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { postSorts } from './choices.ts';
import { post, sendPicture } from './test-posts.ts';
import type { PostFields } from './type.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });
const titles = async () => (await site.client.blog.getAll({})).posts.map(({ title }) => title);

describe('who may do what', () => {
  test('visitors read only published posts', async () => {
    await site.client.blog.create(post());
    await site.client.blog.create(post({ title: 'Belum jadi', slug: 'belum', status: 'draft' }));
    const { posts, counts } = await site.guest.blog.getPage({});
    expect(posts.map(({ title }) => title)).toEqual(['Palet untuk ekspor']);
    expect(counts).toEqual({ all: 1, CAREER: 0, TECHNOLOGY: 1 });
    expect((await site.guest.blog.read({ slug: 'palet' })).post).toMatchObject({ state: 'published' });
    await expect(site.guest.blog.read({ slug: 'belum' })).rejects.toEqual(code('NOT_FOUND'));
    await expect(site.guest.blog.read({ slug: 'tidak-ada' })).rejects.toEqual(code('NOT_FOUND'));
  });

  test('only staff write posts', () => {
    const { client, ...others } = callersOf('blog');
    expect(others).toEqual({ everybody: ['getPage', 'read'] });
    expect(client).toEqual(expect.arrayContaining([...forEveryType, ...forPublishing, 'getAll']));
  });
});

describe('a post', () => {
  test('needs a text once it is published', async () => {
    const empty = site.client.blog.create(post({ body: emptyRichText }));
    await expect(empty).rejects.toThrow('This post has no text yet. Write one, then publish it.');
    expect(await titles()).toEqual([]);
  });

  test('says at the field of its address that another one has it, and gets a free one', async () => {
    await site.client.blog.create(post());
    const second = await fetch(`${site.address}/api/trpc/blog.create`, {
      method: 'POST',
      headers: { ...(await site.signIn(site.people.budi)), 'Content-Type': 'application/json' },
      body: JSON.stringify({ json: post() }),
    });
    const { error } = (await second.json()) as { error: { json: { data: { fields: object } } } };
    expect([second.status, error.json.data.fields]).toEqual([409, { slug: ['Data already exists.'] }]);
    const free = (slug: string) => site.client.blog.freeSlug({ slug });
    expect([await free('palet'), await free('peti')]).toEqual(['palet-2', 'peti']);
    const { id } = await site.client.blog.create(post({ slug: 'palet-2' }));
    await site.client.blog.update({ ...post({ slug: 'lain' }), id, version: 1 });
    // What another post had before isn’t free.
    expect(await free('palet')).toBe('palet-3');
    const long = 'a'.repeat(80);
    await site.client.blog.create(post({ slug: long }));
    expect(await free(long)).toBe(`${'a'.repeat(78)}-2`);
  });

  test('that moved redirects visitors while it is published', async () => {
    const leadsTo = async (slug: string, api = site.guest) => (await api.blog.read({ slug })).movedTo;
    const { id } = await site.client.blog.create(post({ slug: 'satu' }));
    await site.client.blog.update({ ...post({ slug: 'dua' }), id, version: 1 });
    expect(await leadsTo('satu')).toBe('dua');
    await site.client.blog.unpublish({ id });
    await expect(leadsTo('satu')).rejects.toEqual(code('NOT_FOUND'));
    expect(await leadsTo('satu', site.client)).toBe('dua');
    const publishedAt = new Date(Date.now() + 86_400_000);
    const waiting = await site.client.blog.create(post({ slug: 'besok', publishedAt }));
    await site.client.blog.update({ ...post({ slug: 'lusa', publishedAt }), id: waiting.id, version: 1 });
    await expect(leadsTo('besok')).rejects.toEqual(code('NOT_FOUND'));
  });

  test('keeps job details only in the category CAREER', async () => {
    const salary = 'Rp 4,5 jt/bulan';
    const applyLink = '/forms/lamaran';
    const place = { location: 'Cikarang', employmentType: 'FULL_TIME' } as const;
    const job = { ...place, salary, applyLink, closesAt: new Date() };
    const { id } = await site.client.blog.create(post({ category: 'CAREER', ...job }));
    expect(await site.client.blog.get({ id })).toMatchObject(job);
    await site.client.blog.update({ ...post(job), id, version: 1 });
    const nothing = { location: '', employmentType: null, salary: '', applyLink: '', closesAt: null };
    expect(await site.client.blog.get({ id })).toMatchObject(nothing);
  });

  test('is found by visitors only while it is published', async () => {
    const found = async (query: string) =>
      (await site.guest.search.getPage({ query })).groups.flatMap(({ hits }) => hits.map(({ url }) => url));
    const { id } = await site.client.blog.create(post({ status: 'draft' }));
    for (const query of ['palet', 'dipanaskan', 'paket']) expect(await found(query)).toEqual([]);
    await site.client.blog.publish({ id });
    for (const query of ['palet', 'dipanaskan', 'paket'])
      expect(await found(query)).toEqual(['/blogs/palet']);
    await site.client.blog.unpublish({ id });
    expect(await site.guest.search.getPage({ query: 'palet' })).toMatchObject({ groups: [], instead: null });
    await site.client.blog.publish({ id });
    await site.client.blog.delete({ id });
    expect(await found('palet')).toEqual([]);
  });
});

describe('the list of posts', () => {
  test('can be searched, filtered, sorted and paged', async () => {
    const { blog } = site.client;
    for (let number = 1; number <= 21; number++) {
      const title = `Catatan ${String(number).padStart(2, '0')}`;
      const publishedAt = new Date(Date.UTC(2026, 0, number));
      await blog.create(post({ title, slug: `catatan-${number}`, publishedAt }));
    }
    await blog.create(
      post({ title: 'Lowongan 100%', slug: 'lowongan', category: 'CAREER', status: 'draft' }),
    );
    const first = await blog.getAll({});
    expect(first).toMatchObject({ total: 22, pages: 2 });
    expect(first.posts.slice(0, 2).map(({ title }) => title)).toEqual(['Lowongan 100%', 'Catatan 21']);
    expect((await blog.getAll({ page: 2 })).posts).toHaveLength(2);
    const firsts: Record<(typeof postSorts)[number], string> = {
      newest: 'Lowongan 100%',
      oldest: 'Catatan 01',
      title: 'Catatan 01',
      'title-desc': 'Lowongan 100%',
      changed: 'Lowongan 100%',
      'changed-asc': 'Catatan 01',
      category: 'Lowongan 100%',
      'category-desc': 'Catatan 21',
      state: 'Lowongan 100%',
      'state-desc': 'Catatan 21',
    };
    for (const sort of postSorts)
      expect((await blog.getAll({ sort })).posts[0]?.title, sort).toBe(firsts[sort]);
    expect((await blog.getAll({ search: 'CATATAN 07' })).total).toBe(1);
    expect((await blog.getAll({ search: '0%' })).total).toBe(1);
    expect((await blog.getAll({ category: 'CAREER' })).total).toBe(1);
    expect((await blog.getAll({ state: 'draft' })).total).toBe(1);
    expect((await blog.getAll({ state: 'published' })).total).toBe(21);
    expect((await blog.getAll({ state: 'scheduled' })).total).toBe(0);
  });

  test('of all pages is found by the same search and filters, in the order of the list', async () => {
    const add = async (slug: string) =>
      (await site.client.blog.create(post({ title: slug, slug, status: 'draft' }))).id;
    const ids: number[] = [];
    for (let each = 10; each < 35; each += 1) ids.push(await add(`kardus-${each}`));
    await add('palet');
    const filter = { search: 'kardus', state: 'draft' as const };
    expect(await site.client.blog.getIds({ ...filter, sort: 'title' })).toEqual(ids);
    expect(await site.client.blog.getIds({ ...filter, sort: 'title-desc', page: 2 })).toEqual(ids.reverse());
  });

  test('shows visitors nine posts a page, newest first, of one or all categories', async () => {
    for (let number = 1; number <= 10; number++) {
      const category = number === 3 ? 'CAREER' : 'TECHNOLOGY';
      const publishedAt = new Date(Date.UTC(2026, 0, number));
      await site.client.blog.create(
        post({ title: `No ${number}`, slug: `no-${number}`, category, publishedAt }),
      );
    }
    const { getPage } = site.guest.blog;
    const first = await getPage({});
    expect(first.posts.map(({ title }) => title).slice(0, 2)).toEqual(['No 10', 'No 9']);
    expect(first).toMatchObject({ page: 1, pages: 2, counts: { all: 10, CAREER: 1, TECHNOLOGY: 9 } });
    expect((await getPage({ page: 2 })).posts.map(({ title }) => title)).toEqual(['No 1']);
    expect((await getPage({ category: 'CAREER' })).posts.map(({ title }) => title)).toEqual(['No 3']);
    await expect(getPage({ page: 3 })).rejects.toEqual(code('NOT_FOUND'));
    await expect(getPage({ category: 'CAREER', page: 2 })).rejects.toEqual(code('NOT_FOUND'));
    // No 3 is a job.
    expect((await site.guest.blog.read({ slug: 'no-4' })).post).toMatchObject({
      previous: { slug: 'no-2' },
      next: { slug: 'no-5' },
      jobs: [],
    });
  });

  test('leads from a job to the other jobs that one can still apply for, and to them from the menu', async () => {
    const inMenu = () => menusOf(site.services).header.some(({ label }) => label.id === 'Lowongan');
    const job = (slug: string, fields: Partial<PostFields> = {}) =>
      site.client.blog.create(post({ title: slug, slug, category: 'CAREER', ...fields }));
    await job('tutup', { closesAt: new Date(Date.now() - 1000) });
    await job('nanti', { publishedAt: new Date('2050-01-01') });
    expect(inMenu()).toBe(false);
    expect((await site.guest.blog.getPage({ category: 'CAREER' })).counts).toMatchObject({
      all: 0,
      CAREER: 0,
    });
    await job('sopir', { closesAt: new Date('2050-01-01') });
    await job('admin');
    await site.client.blog.create(post());
    expect(inMenu()).toBe(true);
    expect((await site.guest.blog.getPage({ category: 'CAREER' })).counts.CAREER).toBe(2);
    expect((await site.guest.blog.getPage({})).posts.map(({ slug }) => slug)).not.toContain('tutup');
    expect((await site.guest.blog.read({ slug: 'tutup' })).post).toMatchObject({ slug: 'tutup' });
    const { post: read } = await site.guest.blog.read({ slug: 'admin' });
    expect(read?.jobs.map(({ slug }) => slug)).toEqual(['sopir']);
    expect(read).toMatchObject({ previous: null, next: null });
  });
});

test('the dashboard shows recent changes with who made them, and open issues', async () => {
  const coverId = await sendPicture(site);
  await site.client.blog.create(post({ title: 'Terbit', slug: 'terbit', coverId }));
  await site.client.blog.create(post({ title: 'Lama', slug: 'lama', publishedAt: new Date('2020-01-01') }));
  await site.client.blog.create(post({ title: 'Nanti', slug: 'nanti', publishedAt: new Date('2050-01-01') }));
  const { id } = await site.client.blog.create(post({ title: 'Konsep', slug: 'konsep', status: 'draft' }));
  await site.client.blog.delete({ id: (await site.client.blog.create(post({ slug: 'dibuang' }))).id });
  const { areas, changes } = await site.client.site.getSummary();
  const blogs = areas.find(({ title }) => title === 'Blogs');
  // Those that were published one after the other in one line.
  expect(changes.map(({ title, by }) => [title, by])).toEqual(
    ['3 posts', 'Konsep'].map((title) => [title, 'Budi Santoso']),
  );
  expect(changes[1]).toMatchObject({ how: 'saved', route: `/only-us/blogs/${id}` });
  expect(blogs?.needsAttention.map(({ title, why }) => `${title} ${why}`)).toEqual([
    'Konsep is a draft',
    'Terbit has no alternative text',
    'Nanti has no cover',
    'Lama has no cover',
  ]);
});
