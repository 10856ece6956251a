import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { blogPosts } from './tables.ts';
import { post, sendPicture, textOf } from './test-posts.ts';

const site = siteOfEachTest();

const hostile = `A & B ]]> <script>alert(1)</script> \u0001\uFFFE "'`;

test('the feed and the sitemap are well-formed whatever a title contains', async () => {
  await site.client.blog.create(post({ title: hostile, excerpt: hostile }));
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  for (const path of ['/rss.xml', '/sitemap.xml']) {
    const xml = await (await fetch(site.address + path, { headers })).text();
    expect(XMLValidator.validate(xml), path).toBe(true);
    expect(xml).not.toContain('evil.example');
    for (const unspeakable of ['\u0001', '\uFFFE']) expect(xml).not.toContain(unspeakable);
  }
  const xml = await (await fetch(`${site.address}/rss.xml`)).text();
  const { item } = new XMLParser().parse(xml).rss.channel;
  expect(item).toMatchObject({
    link: `${site.address}/blogs/palet`,
    title: expect.stringContaining('<script>'),
  });
});

test('the feed has the picture of a post', async () => {
  await site.client.blog.create(post({ coverId: await sendPicture(site) }));
  const xml = await (await fetch(`${site.address}/rss.xml`)).text();
  const parser = new XMLParser({ ignoreAttributes: false });
  const picture = await fetch(parser.parse(xml).rss.channel.item.enclosure['@_url'].replaceAll('&amp;', '&'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('the feed is closed during maintenance but for staff', async () => {
  await site.administrator.site.unpublish();
  const refused = await fetch(`${site.address}/rss.xml`);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const seen = await fetch(`${site.address}/rss.xml`, { headers: await site.signIn(sari) });
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('a sitemap of many posts has files of a thousand, each post once, and is cached until a change', async () => {
  const { services, db } = site;
  const publishedAt = new Date('2026-01-01');
  const row = (index: number) => ({ ...post(), slug: `palet-${index}`, body: textOf(), publishedAt });
  for (let from = 0; from < 2300; from += 100)
    db.insert(blogPosts)
      .values(Array.from({ length: 100 }, (_, index) => row(from + index)))
      .run();
  services.content.bump();
  const ask = (address: string) => fetch(new URL(address, site.address));
  const index = await (await ask('/sitemap.xml')).text();
  expect(XMLValidator.validate(index)).toBe(true);
  const files: string[] = new XMLParser()
    .parse(index)
    .sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
  expect(files).toEqual([1, 2, 3].map((page) => `${site.address}/sitemap.xml?page=${page}`));
  const now = services.now;
  services.now = () => {
    throw new Error('It is not written again');
  };
  const pages: string[][] = [];
  for (const file of files) {
    const { urlset } = new XMLParser().parse(await (await ask(file)).text());
    pages.push(urlset.url.map(({ loc }: { loc: string }) => new URL(loc).pathname));
  }
  services.now = now;
  expect(pages.map((each) => each.length <= 1000)).toEqual([true, true, true]);
  const posts = pages.flat().filter((path) => path.startsWith('/blogs/palet-'));
  expect([posts.length, new Set(posts).size]).toEqual([2300, 2300]);
  for (const page of ['0', '4', '1.5', 'x', ''])
    expect((await ask(`/sitemap.xml?page=${page}`)).status).toBe(404);
  await site.client.blog.create(post({ slug: 'palet-baru' }));
  expect(await (await ask('/sitemap.xml?page=1')).text()).toContain('/blogs/palet-baru<');
});
