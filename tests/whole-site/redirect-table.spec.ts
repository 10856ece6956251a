import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { ownSite } from '#tests/own-site.ts';
import { signIn } from '#tests/sign-in.ts';
import { apiOf, setSecondLanguage } from '#tests/translated-site.ts';

// Every kind of redirect, for visitors and staff, asked for with GET and HEAD, before and after the page behind it is cached.

const site = ownSite();
let staff = '';

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const post = (slug: string) => ({
  ...{ title: `Kabar ${slug}`, slug, category: 'TECHNOLOGY', language: 'id', coverId: null },
  ...{ excerpt: 'Singkat.', body: text('Kabar.'), author: 'Budi', status: 'published', publishedAt: null },
  ...{ location: '', employmentType: null, closesAt: null, tags: ['Straße', '深圳'] },
});

test.beforeAll(async () => {
  staff = await signIn(site.url, site);
  const { change, ask } = await apiOf(site);
  const saved = async (slug: string, renamed: string) => {
    const { id } = await change<{ id: number }>('blog.create', post(slug));
    const { version } = (await ask<{ version: number }>('blog.get', { id })) ?? { version: 0 };
    await change('blog.update', { ...post(renamed), id, version });
  };
  await saved('kabar-lama', 'kabar-baru');
  await saved('alamat-lama', '深圳工厂');
  const block = { id: 'aaaaaaaa', kind: 'pages.text', hidden: false, values: { text: text('Halaman.') } };
  const page = { title: 'Halaman', summary: '', coverId: null, blocks: [block], status: 'published' };
  const created = await change<{ id: number }>('page.create', { ...page, slug: 'halaman-lama' });
  const { version: first } = (await ask<{ version: number }>('page.get', created)) ?? { version: 0 };
  await change('page.update', { ...page, slug: '深圳工厂', id: created.id, version: first });
  await change('redirect.create', { from: '/promo', to: '/contact?topic=promo#form' });
  await change('redirect.create', { from: '/toko', to: 'https://toko.example/vinci' });
  await change('redirect.create', { from: '/lama/*', to: '/blogs/*' });
  await change('redirect.create', { from: '/?p=12', to: '/services' });
  const { id } = await change<{ id: number }>('blogCategory.create', { name: 'Ekspor', slug: 'ekspor' });
  const { version } = (await ask<{ version: number }>('blogCategory.get', { id })) ?? { version: 0 };
  await change('blogCategory.update', { id, version, name: 'Bea', slug: 'bea' });
});

const campaign = 'utm_source=surat&x=a%20b';
const encoded = encodeURIComponent('深圳工厂');

const table: [from: string, to: string][] = [
  ['/blogs/', '/blogs'],
  ['/blogs/?page=2', '/blogs?page=2'],
  ['/contact/?product=box', '/contact?product=box'],
  ['//contact', '/contact'],
  ['///contact//', '/contact'],
  ['/blogs//kabar-baru', '/blogs/kabar-baru'],
  ['/Contact', '/contact'],
  ['/BLOGS/Kabar-Baru/', '/blogs/kabar-baru'],
  ['/blogs/kabar-lama', '/blogs/kabar-baru'],
  ['//Blogs/Kabar-Lama/', '/blogs/kabar-baru'],
  ['/blogs/alamat-lama', `/blogs/${encoded}`],
  [`/blogs/${encoded}/`, `/blogs/${encoded}`],
  ['/blogs?category=career', '/blogs/category/career'],
  ['/blogs?category=career&page=2', '/blogs/category/career?page=2'],
  ['/blogs/category/ekspor?page=1', '/blogs/category/bea?page=1'],
  ['/blogs/category/ekspor/rss.xml', '/blogs/category/bea/rss.xml'],
  ['/blogs/tag/stra-e', '/blogs/tag/strasse'],
  ['/promo', '/contact?topic=promo#form'],
  ['/promo?topic=lain', '/contact?topic=promo#form'],
  ['/Promo/', '/contact?topic=promo#form'],
  ['/toko', 'https://toko.example/vinci'],
  ['/lama/kabar-lama', '/blogs/kabar-baru'],
  ['/lama//kabar-baru/', '/blogs/kabar-baru'],
  ['/?p=12', '/services'],
  ['/search?q=palet', '/search/palet'],
  ['/search/?q=palet', '/search/palet'],
  ['/halaman-lama/', `/${encoded}`],
];

const ask = (path: string, method = 'GET', cookie = '') =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    // As it is: fetch would write other addresses.
    const request = httpRequest(
      { hostname, port, path, method, headers: cookie ? { cookie } : {} },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
      },
    );
    request.on('error', reject).end();
  });

const withCampaign = (url: string) => {
  const [path = '', hash] = url.split('#');
  const query = `${path}${path.includes('?') ? '&' : '?'}${campaign}`;
  return hash === undefined ? query : `${query}#${hash}`;
};

for (const [from, to] of table)
  test(`${from} leads to ${to} in one step, with what else was asked`, async () => {
    for (const round of ['not cached', 'cached'])
      for (const cookie of ['', staff])
        for (const method of ['GET', 'HEAD']) {
          const about = `${method}, ${cookie ? 'staff' : 'visitor'}, ${round}`;
          const status = from.startsWith('/search') ? 302 : 301;
          expect(await ask(from, method, cookie), about).toEqual({ status, location: to });
          expect(await ask(withCampaign(from), method, cookie), about).toEqual({
            status,
            location: withCampaign(to),
          });
          if (to.startsWith('/')) expect((await ask(to.replace(/#.*|.page=2/, ''))).status, to).toBe(200);
        }
  });

test('a campaign is counted, whatever redirects its visitors', { tag: '@long' }, async () => {
  const { ask: query } = await apiOf(site);
  const pages = table.filter(([, to]) => to.startsWith('/') && !/\.xml$|page=2/.test(to));
  for (const [index, [from]] of pages.entries()) {
    // Everybody has a browser of their own.
    const agent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${index + 1}.0) Gecko/20100101 Firefox/${index + 1}.0`;
    const address = `${from}${from.includes('?') ? '&' : '?'}utm_source=kabar`;
    const answer = await fetch(site.url + address, { headers: { 'User-Agent': agent } });
    expect(answer.status, from).toBe(200);
  }
  const counted = async () => {
    const report = await query<{ tables: { source: { rows: { name: string; count: number }[] } } }>(
      'statistics.get',
      { period: 7 },
    );
    return report?.tables.source.rows.find(({ name }) => name === 'kabar')?.count;
  };
  await expect.poll(counted, { timeout: 70_000 }).toBe(pages.length);
});

test('no address leads to another site', async () => {
  for (const path of [
    '//evil.example',
    '///evil.example/',
    '//evil.example/%2e%2e',
    '/%2f%2fevil.example',
    '/%2F%2FEvil.example/',
    '//EVIL.example//',
    '/%5cevil.example',
    '//user@evil.example',
    '/lama//evil.example/',
    '/lama/%2f%2fevil.example',
    '/id//evil.example',
  ])
    for (const cookie of ['', staff]) {
      const { status, location = '/' } = await ask(path, 'GET', cookie);
      expect([301, 302, 404, 400], path).toContain(status);
      expect(new URL(location, site.url).origin, `${path} → ${location}`).toBe(new URL(site.url).origin);
    }
  for (const path of ['/\\evil.example', '/\\/evil.example', 'http://evil.example/contact', '*'])
    expect((await ask(path)).status, path).toBe(400);
});

test('what isn’t there is not found, however it is written', async () => {
  for (const path of ['/tidak-ada/', '//tidak-ada', '/Tidak-Ada', '/blogs/TIDAK', '/ONLY-US-x', '/.Env'])
    for (const cookie of ['', staff])
      expect(await ask(path, 'GET', cookie), path).toEqual({ status: 404, location: undefined });
});

test('the back office and sign-in have one address, too', async () => {
  expect(await ask('/only-us/blogs/?page=2', 'GET', staff)).toEqual({
    status: 301,
    location: '/only-us/blogs?page=2',
  });
  expect(await ask('/auth/signin/?error=x')).toEqual({ status: 301, location: '/auth/signin?error=x' });
  expect((await ask('/only-us/blogs')).location).toMatch(/^\/auth\/signin\?callbackUrl=/);
});

test('pages in a second language redirect within it, and to the first where it is off', async () => {
  setSecondLanguage(site, 'en');
  for (const cookie of ['', staff]) {
    expect(await ask(withCampaign('/en/blogs/'), 'GET', cookie)).toEqual({
      status: 301,
      location: withCampaign('/en/blogs'),
    });
    expect(await ask(withCampaign('//EN//Blogs'), 'GET', cookie)).toEqual({
      status: 301,
      location: withCampaign('/en/blogs'),
    });
    expect(await ask(withCampaign('/en/'), 'GET', cookie)).toEqual({
      status: 301,
      location: withCampaign('/en'),
    });
  }
});

test('an address in another script is a page like any other', async () => {
  const shown = await fetch(`${site.url}/blogs/${encoded}`);
  const html = await shown.text();
  expect(shown.status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="${site.url}/blogs/${encoded}"`);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(`/blogs/${encoded}<`);
  expect(await (await fetch(`${site.url}/rss.xml`)).text()).toContain(`/blogs/${encoded}<`);
  expect((await fetch(`${site.url}/blogs/tag/${encodeURIComponent('深圳')}`)).status).toBe(200);
  expect(html).toContain('/blogs/tag/strasse');
});
