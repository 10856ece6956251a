import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import { ownSite } from '#tests/own-site.ts';
import { signIn } from '#tests/sign-in.ts';
import { apiOf, setSecondLanguage, translate } from '#tests/translated-site.ts';

const site = ownSite();
let slug = '';
let english = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const api = await apiOf(site);
  const product = await translate(api, 'packaging', 1);
  slug = String(product?.words.slug);
  english = String(product?.values.slug);
});

/** Somebody who requests addresses: a visitor, or a person with a session. */
function reader(Cookie = '') {
  const get = (path: string) => fetch(site.url + path, { redirect: 'manual', headers: { Cookie } });
  return {
    get,
    read: async (path: string) => (await get(path)).text(),
    leads: async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get('location')];
    },
  };
}

const visitor = reader();
const staff = async () => reader(await signIn(site.url, site));

function setPublic(isSecondLanguagePublic: boolean) {
  const db = openDatabase(`${site.folder}/vinci.db`);
  db.update(siteTable).set({ secondLanguage: 'en', isSecondLanguagePublic }).run();
  db.$client.close();
}

/** No trace of a second language on the pages of the first. */
async function expectOneLanguage({ read, leads }: ReturnType<typeof reader>) {
  for (const path of ['/', `/packaging/${slug}`, '/blogs']) {
    const html = await read(path);
    expect(html, path).not.toMatch(/hreflang="en"/i);
    expect(html, path).not.toContain('language-');
    expect(html, path).not.toMatch(/"\/en[/"]/);
  }
  expect(await read('/sitemap.xml')).not.toMatch(/xhtml|\/en</);
  expect(await leads('/rss.xml')).toEqual([200, null]);
}

test('a language that is being prepared is nowhere for visitors, and its addresses lead to the originals', async () => {
  setPublic(false);
  await expect.poll(() => visitor.leads('/en')).toEqual([302, '/']);
  expect(await visitor.leads(`/en/packaging/${english}`)).toEqual([302, `/packaging/${slug}`]);
  expect(await visitor.leads('/en/blogs')).toEqual([302, '/blogs']);
  expect(await visitor.leads('/en/rss.xml')).toEqual([302, '/rss.xml']);
  expect((await fetch(`${site.url}/en/no-such-page`)).status).toBe(404);
  await expectOneLanguage(visitor);
});

test('staff read it as a preview that nobody indexes or stores', async () => {
  const { get, read } = await staff();
  for (const path of ['/en', `/en/packaging/${english}`]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
    const html = await answer.text();
    expect(html, path).toContain('<html lang="en"');
    expect(html, path).toContain('Preview. This language is being prepared');
  }
  expect((await get(`/en/packaging/${slug}`)).status).toBe(404);
  // Pages of the first language are as visitors see them.
  expect(await read('/')).not.toMatch(/hreflang="en"/i);
  // What staff have read isn't stored for visitors.
  expect(await visitor.leads('/en')).toEqual([302, '/']);
});

test('once it is public everybody reads it, with switch, alternates, sitemap and feed', async () => {
  setPublic(true);
  await expect.poll(() => visitor.leads('/en')).toEqual([200, null]);
  const html = await visitor.read(`/en/packaging/${english}`);
  expect(html).not.toContain('being prepared');
  expect(await visitor.read(`/packaging/${slug}`)).toMatch(/hreflang="en"/i);
  const sitemap = await visitor.read('/sitemap.xml');
  expect(sitemap).toContain(`${site.url}/en/packaging/${english}</loc>`);
  expect(sitemap).toContain('xhtml:link');
  expect(await visitor.leads('/en/rss.xml')).toEqual([200, null]);
  const { headers } = await (await staff()).get('/en');
  expect(headers.get('x-robots-tag')).toBeNull();
});

test('switched off, it leads to the originals for staff, too', async () => {
  setSecondLanguage(site, 'none');
  await expect.poll(() => visitor.leads('/en')).toEqual([302, '/']);
  expect(await (await staff()).leads(`/en/packaging/${english}`)).toEqual([302, `/packaging/${slug}`]);
  await expectOneLanguage(visitor);
});
