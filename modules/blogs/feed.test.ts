import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#tests/house.ts';
import { post } from './test-posts.ts';

let site: TestHouse;
beforeEach(async () => {
  site = await openTestHouse();
});
afterEach(() => site.close());

const hostile = `A & B ]]> <script>alert(1)</script> \u0001\uFFFE "'`;

test('the feed and the sitemap are well-formed whatever a title holds', async () => {
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
