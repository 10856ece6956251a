import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exported, exportedItem } from '#tests/old-export.ts';
import { siteOfAllTests, type TestSite } from '#tests/test-site.ts';
import { noChoices } from './choices.ts';
import { resolveOldAddress } from './old-address.ts';
import { runImport } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'old-sites-'));

async function moveIn(site: TestSite, items: string[], host = 'old.example') {
  const at = path.join(folder, `${host.replace('/', '-')}.xml`);
  writeFileSync(at, exported(items, host));
  const uploads = [{ kind: 'export' as const, name: 'site.xml', at, bytes: null }];
  const options = { uploads, choices: noChoices, switches: true };
  return await runImport({ ...site.services, files: site.files }, options);
}

const terms = `<wp:category><wp:term_id>2</wp:term_id><wp:category_nicename>berita</wp:category_nicename><wp:cat_name>Berita</wp:cat_name></wp:category>
  <wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>gudang</wp:category_nicename><wp:category_parent>berita</wp:category_parent><wp:cat_name>Gudang</wp:cat_name></wp:category>
  <wp:tag><wp:term_id>3</wp:term_id><wp:tag_slug>kardus</wp:tag_slug><wp:tag_name>Kardus</wp:tag_name></wp:tag>`;
const filed =
  '<category domain="category" nicename="gudang">Gudang</category><category domain="category" nicename="berita">Berita</category><category domain="post_tag" nicename="kardus">Kardus</category>';

/** What WordPress puts before addresses, by the links of posts with that setting. */
const settings: [name: string, front: string, post: string][] = [
  ['names', '', '/satu/'],
  ['days', '', '/2020/01/02/satu/'],
  ['a front', '/blog', '/blog/satu/'],
  ['a front with days', '/berita-kami', '/berita-kami/2020/01/satu/'],
  ['index.php', '/index.php', '/index.php/2020/01/satu/'],
  ['index.php and a front', '/index.php/blog', '/index.php/blog/satu/'],
  ['numbers', '/archives', '/archives/1'],
  ['categories', '', '/berita/gudang/satu/'],
  ['a folder', '/situs', '/situs/satu/'],
  ['a site of several with a front', '/situs/blog', '/situs/blog/satu/'],
  ['a language', '/en', '/en/satu/'],
  ['queries', '', '/?p=1'],
];

describe.each(settings)('a site with %s', (_name, front, post) => {
  const site = siteOfAllTests();

  test('leads from every form of its addresses, as the check says, in one redirect', async () => {
    const items = [
      terms,
      exportedItem(1, '<p>Satu</p><!--nextpage--><p>Dua</p>', {
        link: `https://old.example${post}`,
        more: filed,
      }),
      exportedItem(5, 'Dua', {
        link: `https://old.example${post.replace('satu', 'dua').replace('1', '5')}`,
        more: filed.slice(filed.lastIndexOf('<category domain="category"')),
      }),
    ];
    const host = post.startsWith('/situs') ? 'old.example/situs' : 'old.example';
    await moveIn(site, items, host);
    const list = { berita: '/blogs/category/berita', tag: '/blogs/tag/kardus' };
    // A site in a folder has its queries there, too.
    const base = post.startsWith('/situs') ? '/situs' : '';
    const forms: [string, string][] = [
      [post, '/blogs/item-1'],
      [`${front}/category/berita/`, list.berita],
      [`${front}/category/berita/page/2/`, list.berita],
      [`${front}/category/berita/gudang/`, '/blogs/category/gudang'],
      [`${front}/category/gudang/`, '/blogs/category/gudang'],
      [`${front}/category/berita/feed/`, '/rss.xml'],
      [`${front}/tag/kardus/`, list.tag],
      [`${front}/author/rina/`, '/blogs'],
      [`${front}/author/rina/page/3/`, '/blogs'],
      [`${front}/2020/`, '/blogs'],
      [`${front}/2020/01/`, '/blogs'],
      [`${front}/2020/01/02/`, '/blogs'],
      [`${front}/feed/`, '/rss.xml'],
      [`${base}/?p=1`, '/blogs/item-1'],
      [`${base}/?p=1&page=2`, '/blogs/item-1'],
      [`${base}/?cat=2`, list.berita],
      [`${base}/?category_name=gudang`, '/blogs/category/gudang'],
      [`${base}/?tag=kardus`, list.tag],
      [`${base}/?m=202001`, '/blogs'],
      [`${base}/?m=20200102`, '/blogs'],
      [`${base}/?year=2020&monthnum=1`, '/blogs'],
      [`${base}/?author=7`, '/blogs'],
      [`${base}/?author_name=rina&paged=2`, '/blogs'],
      [`${base}/?feed=rss2`, '/rss.xml'],
      [`${base}/index.php?cat=2`, list.berita],
    ];
    if (!post.includes('?'))
      for (const part of ['2/', 'amp/', 'feed/', 'comment-page-2/'])
        forms.push([`${post.replace(/\/?$/, '/')}${part}`, part === 'feed/' ? '/rss.xml' : '/blogs/item-1']);
    const { answers } = site.services;
    const answer = (address: string) =>
      (answers.atOldLink(address) ?? answers.at(address.replace(/\/$/, '')))?.location;
    const check = (address: string) => resolveOldAddress(site.services, `https://www.old.example${address}`);
    expect(forms.map(([address]) => [address, answer(address)])).toEqual(forms);
    expect(forms.map(([address]) => [address, check(address)])).toEqual(forms);
    const nothing = ['/lain/category/berita/', '/category/tidak-ada/', '/2019/', '/?cat=99', '/?m=201901'];
    expect(nothing.map((address) => answer(address))).toEqual(nothing.map(() => undefined));
  });
});

describe('two old sites', () => {
  const site = siteOfAllTests();
  const itemsOf = (name: string) =>
    [
      exportedItem(1, `<p>${name} <a href="/item-2/">lain</a></p>`),
      exportedItem(2, name),
      exportedItem(3, name, { type: 'page' }),
      // Only the second has it.
      ...(name === 'dua' ? [exportedItem(4, 'Baru')] : []),
    ].map((item) => item.replaceAll('Item', name).replaceAll('old.example', `${name}.example`));
  const rows = (query: string) => site.db.$client.prepare(query).all();
  const addresses = () =>
    rows('select path, type, entry from import_addresses where import_id = 1 order by path');

  test('with the same numbers move into one: both arrive, and the first keeps its addresses', async () => {
    await moveIn(site, itemsOf('satu'), 'satu.example');
    const first = addresses();
    await moveIn(site, itemsOf('dua'), 'dua.example');
    expect(addresses()).toEqual(first);
    expect(rows('select title, slug from blog_posts order by id')).toEqual([
      { title: 'satu 1', slug: 'item-1' },
      { title: 'satu 2', slug: 'item-2' },
      { title: 'dua 1', slug: 'item-1-2' },
      { title: 'dua 2', slug: 'item-2-2' },
      { title: 'dua 4', slug: 'item-4' },
    ]);
    expect(rows("select key from import_items where kind in ('post', 'page') order by id")).toEqual(
      [
        'satu|post|1',
        'satu|post|2',
        'satu|page|3',
        'dua|post|1',
        'dua|post|2',
        'dua|page|3',
        'dua|post|4',
      ].map((key) => ({ key: key.replace('|', '.example|') })),
    );
    // Links lead to entries of their own site.
    const bodies = rows("select id, body from blog_posts where title like '% 1' order by id") as {
      id: number;
      body: string;
    }[];
    expect(bodies.map(({ id, body }) => body.includes(`entry:blog/${id + 1}"`))).toEqual([true, true]);
    const { answers } = site.services;
    expect(['/?p=1', '/?p=4'].map((address) => answers.atOldLink(address)?.location)).toEqual([
      '/blogs/item-1',
      '/blogs/item-4',
    ]);
    const all = () => rows('select * from import_addresses order by path');
    const before = [all(), rows('select id, version from blog_posts')];
    await moveIn(site, itemsOf('dua'), 'dua.example');
    expect([all(), rows('select id, version from blog_posts')]).toEqual(before);
  });
});
