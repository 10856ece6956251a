import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ownSite } from '#tests/own-site.ts';
import { signIn } from '#tests/sign-in.ts';
import { rowsIn } from '#tests/site-rows.ts';
import {
  apiOf,
  linksIn,
  pairIn,
  setSecondLanguage,
  type Translated,
  translateAll,
} from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
let translated: Translated[];
test.beforeAll(async () => {
  test.setTimeout(120_000);
  translated = await translateAll(site);
  setSecondLanguage(site, 'en');
});

const get = (path: string, headers = {}) => fetch(site.url + path, { headers, redirect: 'manual' });
const read = async (path: string) => (await get(path)).text();

const pairOf = (type: string, index?: number) => pairIn(translated, type, index);

test('every page is there in English, at an address of its own, and what it links to is English, too', async () => {
  const { english } = pairOf('packaging');
  const paths = ` /packaging /packaging/${english} /blogs /gallery /catalog /search/Zz /contact`.split(' ');
  for (const at of paths.map((path) => `/en${path}`)) {
    const answer = await get(at);
    expect(answer.status, at).toBe(200);
    const html = await answer.text();
    expect(html, at).toContain('<html lang="en"');
    expect(html, at).toContain(
      `<link rel="canonical" href="${site.url}${at}"`.slice(0, html.includes('noindex') ? 5 : undefined),
    );
    const links = linksIn(html);
    expect(links.length).toBeGreaterThan(10);
    const isElsewhere = ({ tag, href }: { tag: string; href: string }) =>
      !/^\/(?:en(?:[/?#]|$)|auth\/|api\/)/.test(href) && !/ hreflang="id"/i.test(tag);
    expect(links.filter(isElsewhere), at).toEqual([]);
    for (const [, item = ''] of html.matchAll(/"item":"([^"]+)"/g)) expect(item).toMatch(/\/en(\/|$)/);
  }
  const missing = await get('/en/packaging/no-such-thing');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toMatch(/<html lang="en".*Page not found/s);
});

test('an address of the original is no address in English, nor the other way round', async () => {
  const { slug, english } = pairOf('packaging');
  expect((await get(`/en/packaging/${slug}`)).status).toBe(404);
  expect((await get(`/packaging/${english}`)).status).toBe(404);
  for (const path of ['/en/only-us/dashboard', '/en/auth/signin', '/en/api/auth/csrf', '/en/up'])
    expect((await get(path)).status, path).toBe(404);
});

test('what the translator renamed redirects, and what isn’t published in both languages isn’t there', async () => {
  const api = await apiOf(site);
  const { id, original, values, english, slug } = pairOf('service', 1);
  const type = 'service:en';
  const input = { ...values, type, id, version: 2, status: 'published' };
  await api.change('content.updateTranslation', { ...input, slug: 'zz-renamed' });
  const former = await get(`/en/services/${english}`);
  expect([former.status, former.headers.get('location')]).toEqual([301, '/en/services/zz-renamed']);
  await api.change('content.unpublishTranslation', { type, id });
  const preview = `/share/${type}/${id}`;
  expect((await get(preview)).status).toBe(404);
  const shown = await (await get(preview, { Cookie: await signIn(site.url, site) })).text();
  expect(shown).toContain('<html lang="en"');
  expect(shown).toContain(`<h1 class="title">${values.name}</h1>`);
  expect((await get('/en/services/zz-renamed')).status).toBe(404);
  expect(await read('/en/services')).not.toContain('zz-renamed');
  for (const at of [`/en/services/${slug}`, '/en/services/none']) {
    const html = await read(at);
    const isSaid = /href="\/services\/[\w-]+" hrefLang="id">Only in Indonesian/.test(html);
    expect(isSaid, at).toBe(at.endsWith(slug));
  }
  const page = await read(`/services/${slug}`);
  expect(page).not.toMatch(/hreflang/i);
  expect(page).toContain('Only in Indonesian');
  await api.change('content.publishTranslation', { type, id });
  expect((await get('/en/services/zz-renamed')).status).toBe(200);
  await api.change('service.unpublish', { id: original });
  expect((await get('/en/services/zz-renamed')).status).toBe(404);
  await api.change('service.publish', { id: original });
  expect((await get('/en/services/zz-renamed')).status).toBe(200);
});

test('both languages of an address are cached apart, until a translation is published', async ({
  request,
}) => {
  const etags = new Set<string>();
  for (const at of ['/packaging', '/en/packaging']) {
    const address = site.url + at;
    await request.get(address);
    const { etag = '', 'x-request-id': rendered } = (await request.get(address)).headers();
    expect(rendered, at).toBeUndefined();
    expect((await request.get(address, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    const head = await request.head(address);
    expect([head.status(), head.headers().etag]).toEqual([200, etag]);
    etags.add(etag);
  }
  expect(etags.size).toBe(2);
  const missing = await Promise.all(['/nothing-1', '/en/nothing-1', '/nothing-2', '/en/nothing-2'].map(read));
  expect(missing.map((html) => /<html lang="(..)"/.exec(html)?.[1])).toEqual(['id', 'en', 'id', 'en']);
  const api = await apiOf(site);
  const { id, values } = pairOf('packaging', 1);
  const input = { ...values, type: 'packaging:en', id, version: 2, status: 'published' };
  await api.change('content.updateTranslation', { ...input, name: 'Zz changed' });
  expect(await read('/en/packaging')).toContain('Zz changed');
});

test('search engines learn of both languages from each page, from the sitemap and from two feeds', async () => {
  const { slug, english } = pairOf('packaging');
  const [first, second] = [`/packaging/${slug}`, `/en/packaging/${english}`].map((path) => site.url + path);
  for (const path of [`/packaging/${slug}`, `/en/packaging/${english}`]) {
    const html = await read(path);
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)];
    expect(Object.fromEntries(alternates.map(([, language, href]) => [language, href]))).toEqual({
      id: first,
      en: second,
      'x-default': first,
    });
  }
  const html = await read(`/en/packaging/${english}`);
  expect(html).toContain('<meta property="og:locale" content="en_GB"');
  expect(html).toContain('<meta property="og:locale:alternate" content="id_ID"');
  expect(html).toContain('"inLanguage":"en"');
  const sitemap = await read('/sitemap.xml');
  for (const url of [first, second]) expect(sitemap).toContain(`<loc>${url}</loc>`);
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${second}"/>`);
  expect(sitemap).toContain(`<loc>${site.url}/en</loc>`);
  const feed = await read('/en/rss.xml');
  expect(feed).toContain('<language>en</language>');
  expect(feed).toContain(`<link>${site.url}/en/blogs/zz-blog-`);
  expect(await read('/en')).toContain('type="application/rss+xml" title="Zz');
});

test('the switch leads to the same page in the other language', async ({ page }) => {
  const { slug, english } = pairOf('packaging');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/packaging/${slug}`);
  await page.getByRole('banner').getByRole('link', { name: 'English (EN)' }).click();
  await expect(page).toHaveURL(`${site.url}/en/packaging/${english}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL(`${site.url}/packaging/${slug}`);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}/en/packaging/${english}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/en/packaging`);
  await page.getByRole('searchbox').fill('Zz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${site.url}/en/search/Zz`);
});

test('a page is offered once in the language that the browser prefers, without any script', {
  tag: '@long',
}, async ({ browser }) => {
  const reader = await browser.newPage({ javaScriptEnabled: false, locale: 'en-GB' });
  const offer = reader.getByRole('complementary', { name: 'English' });
  await reader.goto(`${site.url}/packaging`);
  await expect(offer.getByRole('link', { name: 'Read this page in English' })).toHaveAttribute(
    'href',
    '/en/packaging',
  );
  await reader.goto(`${site.url}/services`);
  await expect(offer).toBeHidden();
  await reader.goto(`${site.url}/packaging`);
  await expect(offer).toBeHidden();
  await reader.close();
  const context = await browser.newContext({ locale: 'id-ID' });
  const other = await context.newPage();
  await other.goto(`${site.url}/packaging`);
  await expect(other.getByRole('complementary', { name: 'English' })).toBeHidden();
  await other.goto(`${site.url}/en/packaging`);
  await expect(other.getByRole('complementary', { name: 'Bahasa Indonesia' })).toBeVisible();
  expect(await violationsOn(other)).toEqual([]);
  await context.close();
});

test('a request that is sent in English is answered in English, and the office finds its product', async ({
  page,
}) => {
  const { slug, english } = pairOf('packaging');
  await page.goto(`${site.url}/en/packaging/${english}`);
  await page.getByRole('button', { name: 'Get a price' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/contact\\?product=${english}&`));
  await page.getByLabel('Name').fill('Dewi Lestari');
  await page.getByLabel('WhatsApp number').fill('0812 34');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(`${site.url}/en/contact`);
  await expect(page.getByRole('alert')).toContainText('Not sent yet');
  await page.getByLabel('WhatsApp number').fill('0812-3456-7890');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/en\/contact\/thanks\?reference=/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const [sent] = rowsIn(site, 'select language, product_path from requests');
  expect(sent).toEqual({ language: 'en', product_path: `/packaging/${slug}` });
});

test('downloads are there in both languages', async () => {
  const links = linksIn(await read('/en/catalog')).filter(({ href }) =>
    /^\/en\/catalog\/.+\.(?:pdf|png)$/.test(href),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { href } of links) expect((await get(href)).status, href).toBe(200);
});

test('a label that nobody has translated says in which language it is', async () => {
  const api = await apiOf(site);
  const link = { name: 'Zona "kerja" & <gudang>', link: 'https://zona.example', fileId: null };
  await api.change('footerLink.create', { ...link, type: 'followus', staticImage: 'link' });
  const { id, words } = pairOf('galleryType');
  await api.change('content.unpublishTranslation', { type: 'galleryType:en', id });
  const html = await read('/en/gallery');
  expect(html).toMatch(/ lang="id"[^>]*>Zona &quot;kerja&quot; &amp; &lt;gudang&gt;</);
  const labelsIn = (page: string) =>
    [...page.matchAll(/<[^>]*>([^<]+)</g)].filter(([, text]) => text?.trim() === words.name);
  const labels = [labelsIn(html), labelsIn(await read('/gallery'))];
  expect(labels.map((all) => all.length > 1)).toEqual([true, true]);
  expect(labels.map((all) => all.filter(([label]) => label.includes(' lang="id"')).length > 1)).toEqual([
    true,
    false,
  ]);
  await api.change('content.publishTranslation', { type: 'galleryType:en', id });
  expect(await read('/en/gallery')).not.toContain(`>${words.name}<`);
});

test('the second language adds at most 400 bytes to a page of the first, compressed', async () => {
  const { slug } = pairOf('packaging');
  const post = pairOf('blog').slug;
  const paths = ['/', '/packaging', `/packaging/${slug}`, '/blogs', `/blogs/${post}`, '/gallery', '/contact'];
  const bytesOf = async () => Promise.all(paths.map(async (path) => gzipSync(await read(path)).length));
  const withTwo = await bytesOf();
  setSecondLanguage(site, 'none');
  await expect.poll(async () => (await read('/')).includes('hreflang')).toBe(false);
  const withOne = await bytesOf();
  const gained = paths.map((path, at) => [path, (withTwo[at] ?? 0) - (withOne[at] ?? 0)] as const);
  for (const [path, bytes] of gained) expect(bytes, path).toBeLessThanOrEqual(400);
  expect(Math.max(...gained.map(([, bytes]) => bytes))).toBeGreaterThan(100);
});

test('once the language is off, its addresses lead to the originals, until it is on again', async () => {
  const { slug, english } = pairOf('packaging');
  setSecondLanguage(site, 'none');
  const leads = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location')];
  };
  await expect.poll(() => leads('/en')).toEqual([302, '/']);
  expect(await leads(`/en/packaging/${english}`)).toEqual([302, `/packaging/${slug}`]);
  expect(await leads('/en/blogs')).toEqual([302, '/blogs']);
  expect(await leads('/en/rss.xml')).toEqual([302, '/rss.xml']);
  const page = await read(`/packaging/${slug}`);
  expect(page).not.toMatch(/hreflang/i);
  expect(page).not.toContain('language-');
  expect(await read('/sitemap.xml')).not.toContain('xhtml');
  setSecondLanguage(site, 'en');
  await expect.poll(async () => (await get(`/en/packaging/${english}`)).status).toBe(200);
});
