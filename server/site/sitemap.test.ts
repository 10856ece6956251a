import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const get = (path: string, headers = {}) => fetch(site.address + path, { headers, redirect: 'manual' });

test('search engines get every public page, under the configured address whatever the Host header', async () => {
  const answer = await get('/sitemap.xml', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  expect(answer.headers.get('content-type')).toBe('application/xml');
  const xml = await answer.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(xml);
  const addresses: string[] = urlset.url.map((page: { loc: string }) => page.loc);
  expect(addresses[0]).toBe(`${site.address}/`);
  expect(addresses.every((address) => new URL(address).origin === site.address)).toBe(true);
});

test('robots.txt keeps search engines out of private pages and links the sitemap', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain('Disallow: /only-us');
  expect(text).toContain(`Sitemap: ${site.address}/sitemap.xml`);
});

test('during maintenance only staff get the sitemap', async () => {
  await site.administrator.site.unpublish();
  const refused = await get('/sitemap.xml');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const staff = await get('/sitemap.xml', await site.signIn(sari));
  expect(staff.status).toBe(200);
  expect(staff.headers.get('cache-control')).toBe('private, no-store');
  await site.administrator.site.publish();
});
