import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let closed: RunningSite;
test.beforeAll(async () => {
  closed = await startSite({ env: { MAINTENANCE: 'on' }, firstStart: true });
});
test.afterAll(() => closed.stop());

const get = (site: RunningSite, path: string, headers = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

test('an unknown address is a 404, even during maintenance', async ({ site: open }) => {
  for (const site of [open, closed]) {
    for (const path of ['/no-such-page', '/404', '/search/no/such']) {
      expect([path, (await get(site, path)).status]).toEqual([path, 404]);
    }
  }
});

test('visitors can’t find out which addresses the back office has', async ({ site: open }) => {
  for (const path of ['/only-us/dashboard?x=1', '/only-us/no-such-page']) {
    const { status, headers } = await get(open, path);
    const signIn = `/auth/signin?callbackUrl=${encodeURIComponent(path)}`;
    expect([path, status, headers.get('location')]).toEqual([path, 302, signIn]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
});

test('during maintenance visitors get the maintenance page, and essential addresses keep working', async () => {
  for (const path of ['/', '/search/palet', '/search?q=palet']) {
    const answer = await get(closed, path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('Sorry, website is under maintenance');
    expect(html).toContain('Sorry for the problems that have occurred, you can try again in a moment');
    expect(html).not.toContain('Palet');
  }
  for (const path of ['/auth/signin', '/up', '/robots.txt', '/api/auth/csrf', '/favicon.svg']) {
    expect([path, (await get(closed, path)).status]).toEqual([path, 200]);
  }
});

test('no page leaks its data through its JSON address', async ({ site: open }) => {
  for (const site of [open, closed]) {
    for (const path of [
      '/index.pageContext.json',
      '/search/palet/index.pageContext.json',
      '/search/palet/index.pageContext%2Ejson',
      '/%69ndex.pageContext.json',
    ]) {
      const answer = await get(site, path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('filename');
    }
    const backOffice = await get(site, '/only-us/dashboard/index.pageContext.json');
    expect(await backOffice.text()).not.toContain('filename');
  }
});

test('the maintenance page can’t be requested directly', async ({ site: open }) => {
  expect((await get(open, '/maintenance')).status).toBe(404);
  expect((await get(closed, '/maintenance')).status).toBe(503);
});

test('only a genuine preview link opens the site', async () => {
  const [link = ''] = closed.output().match(/\/preview\/\S+/) ?? [];
  const answer = await get(closed, link);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  const cookie = answer.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  const preview = { Cookie: cookie.split(';')[0] };
  const page = await get(closed, '/', preview);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const forged = link.replace(/^(\/preview\/)\d/, '$19');
  const refused = await get(closed, forged);
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([303, []]);
});

test('every search has an address, whatever the query', async ({ site: open }) => {
  const redirected = await get(open, '/search?q=palet+kayu');
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/search/palet%20kayu']);
  const texts: Record<string, string> = {
    '/search?q=..': 'Tidak ada hasil untuk “..”',
    '/search?q=a%2Fb': 'untuk “a/b”',
    '/search/a%2Fb': 'untuk “a/b”',
    '/search/%3Cscript%3E': 'untuk “&lt;script&gt;”',
    '/search': 'Tulis apa yang Anda cari',
  };
  for (const [path, text] of Object.entries(texts)) {
    const html = (await (await get(open, path)).text()).replaceAll('<!-- -->', '');
    expect([path, html.includes(text)]).toEqual([path, true]);
  }
});

test('search engines learn whose site it is, whatever the texts contain', async ({ site: open }) => {
  const html = await (await get(open, '/')).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const about = scripts.map(([, json = '']) => JSON.parse(json));
  expect(about.find((each) => each['@type'] === 'LocalBusiness')).toMatchObject({
    name: 'Vinci',
    url: open.url,
  });
  expect(about.find((each) => each['@type'] === 'WebSite').url).toBe(open.url);
  for (const [, json = ''] of scripts) expect(json).not.toContain('<');
});
