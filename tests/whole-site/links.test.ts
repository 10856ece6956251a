import type { inferRouterInputs } from '@trpc/server';
import { expect, test } from 'vitest';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { AppRouter } from '#server/router.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

type Post = Omit<inferRouterInputs<AppRouter>['blog']['create'], 'copy'>;
const post = (fields: Partial<Post> = {}): Post => ({
  ...({ title: 'Palet untuk ekspor', slug: 'palet', excerpt: '', author: 'Budi', location: '' } as Post),
  ...{ category: 'TECHNOLOGY', language: 'id', coverId: null, employmentType: null, closesAt: null },
  ...{ body: linkTo('/blogs'), status: 'published', publishedAt: null },
  ...fields,
});
const page = { summary: '', coverId: null, blocks: [] };
const linkTo = (href: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'lihat', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
});
const find = async (query: string, as: 'client' | 'administrator' = 'administrator') =>
  (await site[as].link.find({ query })).map(({ href, title, path, state }) => [href, title, path, state]);
test('areas of the site are found by their names, and an address of nothing finds nothing', async () => {
  expect(await find('blog')).toContainEqual(['/blogs', 'Blog', '/blogs', 'public']);
  expect(await find('/blogs?category=CAREER')).toEqual([
    ['/blogs?category=CAREER', 'Blog', '/blogs?category=CAREER', 'public'],
  ]);
  expect(await find('/blogs/tidak-ada')).toEqual([]);
});

test('a link to an address says whether visitors can open that, and one elsewhere nothing', async () => {
  const { id } = await site.client.blog.create(post({ slug: 'naskah', status: 'draft' }));
  const hrefs = ['/blogs/naskah', '/blogs', 'https://vinci.example/x'];
  const states = async () => {
    const described = await site.client.link.describe({ hrefs });
    return Object.entries(described).map(([href, { state }]) => `${state} ${href}`);
  };
  // Nobody finds anything in an empty list.
  expect(await states()).toEqual(['gone /blogs/naskah', 'gone /blogs']);
  await site.client.blog.create(post({ slug: 'terbit' }));
  expect(await states()).toEqual(['gone /blogs/naskah', 'public /blogs']);
  const about = { type: 'blog', id, path: '/blogs/naskah', files: [], links: [`entry:blog/${id}`] };
  // Not its own: it is about to be published.
  expect(await site.client.site.checkBeforePublishing(about)).toMatchObject({ hiddenLinks: [] });
});

test('a file that a text links to is found by its name and can’t be deleted', async () => {
  const picture = await photo({ color: '#336699' });
  const { id } = await site.client.file.upload(formWith(picture));
  const [found] = await site.client.link.find({ query: (await site.client.file.get({ id })).name });
  expect(found).toMatchObject({ href: `entry:file/${id}`, state: 'public' });
  await site.client.blog.create(post({ slug: 'berkas', body: linkTo(`entry:file/${id}`) }));
  await expect(site.client.file.delete({ id })).rejects.toThrow('This file is used by “Palet untuk ekspor”');
  const missing = post({ slug: 'berkas-lain', body: linkTo('entry:file/9999') });
  await expect(site.client.blog.create(missing)).rejects.toThrow('no longer exists');
});

test('what only looks like a link by id is refused', async () => {
  for (const href of [
    'entry:blog/0',
    'entry:blog/1/../2',
    'entry://blog/1',
    'entry:blog/1#a b',
    'ENTRY:blog/1',
  ]) {
    await expect(site.client.blog.create(post({ slug: 'palsu', body: linkTo(href) })), href).rejects.toThrow(
      'This text can’t be saved',
    );
  }
});

const hostileLinks = [
  '/\\evil.example',
  '/\t/evil.example',
  '//evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
];

const blocksWith = (link: string) => [
  {
    ...{ id: 'abcdefgh', kind: 'pages.action', hidden: false },
    values: { title: 'Palet', text: '', label: 'Lihat', link },
  },
];

test.each(hostileLinks)('nothing links to %j', async (link) => {
  const { administrator } = site;
  const fileId = (await administrator.file.upload(formWith(await photo()))).id;
  const blocks = blocksWith(link);
  const banner = { title: 'Palet', subtitle: '', buttonLabel: 'Lihat', buttonLink: link, fileId };
  const button: RichText = {
    type: 'doc',
    content: [{ type: 'button', attrs: { text: 'Lihat', href: link } }],
  };
  const menu = {
    kind: 'link' as const,
    target: link,
    label: { id: 'Lihat', en: '' },
    place: 'header' as const,
  };
  const all: Record<string, Promise<unknown>> = {
    page: administrator.page.create({ ...page, blocks, title: 'Palet', slug: 'palet', status: 'published' }),
    banner: administrator.banner.create({ ...banner, status: 'published' }),
    client: administrator.homeClient.create({ name: 'Palet', website: link, fileId }),
    footerLink: administrator.footerLink.create({
      ...{ type: 'followus', name: 'Palet', link, fileId: null, staticImage: 'link' },
    }),
    contact: administrator.footer.update({ logoFileId: null, contactLink: link, version: 1 }),
    menu: administrator.menu.update({ entries: [{ ...menu, level: 0 }], version: 1 }),
    redirect: administrator.redirect.create({ from: '/lama', to: link }),
    text: administrator.blog.create(post({ body: linkTo(link) })),
    button: administrator.blog.create(post({ body: button })),
  };
  for (const [place, saved] of Object.entries(all))
    await expect(saved, place).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a banner and a button of a page lead to pages of the site and of others', async () => {
  const { administrator } = site;
  const fileId = (await administrator.file.upload(formWith(await photo()))).id;
  for (const link of [
    '/',
    '/packaging/kotak?warna=cokelat#ukuran',
    '/search/a%2Fb',
    'HTTPS://Vinci.Example',
  ]) {
    const banner = { title: 'Palet', subtitle: '', buttonLabel: 'Lihat', buttonLink: link, fileId };
    await administrator.banner.create({ ...banner, status: 'published' });
    const slug = `tombol-${fileId}-${link.length}`;
    await administrator.page.create({
      ...page,
      blocks: blocksWith(link),
      title: 'Palet',
      slug,
      status: 'published',
    });
  }
});
