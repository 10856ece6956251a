import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { post } from './test-posts.ts';

const site = siteOfEachTest();

const draft = (slug: string) => post({ title: `Draf ${slug}`, slug, status: 'draft' });

test('on the desk of a writer are own drafts, returned ones first with their note, one line each', async () => {
  const writer = site.withRight('writer');
  const editor = site.withRight('editor');
  expect((await writer.site.getSummary()).waiting).toMatchObject([
    { title: 'Your drafts', label: 'New post', route: '/only-us/blogs/new', entries: [] },
  ]);
  await site.administrator.blog.create(draft('orang-lain'));
  const { id: returned } = await writer.blog.create(draft('satu'));
  await writer.blog.create(draft('dua'));
  const { id: asked } = await writer.blog.create(draft('tiga'));
  for (const id of [returned, asked])
    await writer.content.askForPublication({ type: 'blog', id, note: 'Untuk pameran' });

  const [desk] = (await editor.site.getSummary()).waiting;
  const why = 'Budi Santoso asks you to publish it. “Untuk pameran”';
  expect(desk).toMatchObject({
    ...{ title: 'Asked for publication', route: `/only-us/blogs/${returned}`, label: 'Open the oldest' },
    entries: [
      { title: 'Draf satu', why },
      { title: 'Draf tiga', why },
    ],
  });
  await editor.content.returnRequest({ type: 'blog', id: returned, note: 'Judulnya panjang' });

  const { waiting, attention } = await writer.site.getSummary();
  const [first, ...others] = waiting[0]?.entries ?? [];
  expect(first?.title).toBe('Draf satu');
  expect(first?.why).toMatch(/^was returned to you by .*“Judulnya panjang”$/);
  expect(new Map(others.map(({ title, why }) => [title, why]))).toEqual(
    new Map([
      ['Draf tiga', 'You asked for publication.'],
      ['Draf dua', 'Draft'],
    ]),
  );
  expect(attention.filter(({ route }) => route?.startsWith('/only-us/blogs/'))).toEqual([]);
  // Administrators have it all among what needs attention, each post on one line.
  const ofAdministrator = await site.administrator.site.getSummary();
  expect(ofAdministrator.waiting).toEqual([]);
  const routes = ofAdministrator.attention.map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toContain(`/only-us/blogs/${asked}`);
});
