import { expect, test } from '@playwright/test';
import { addAccount } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { signIn } from '#tests/sign-in.ts';
import { askFor } from './raw.ts';

const budi = { name: 'Budi Rahasia', email: 'budi.rahasia@vinci.example', role: 'client' } as const;

const site = ownSite();
let secrets: string[];
test.beforeAll(async () => {
  await addAccount(site, { ...budi, password: 'Kardus#2026' });
  const headers = {
    Cookie: await signIn(site.url, site),
    Origin: site.url,
    'Content-Type': 'application/json',
  };
  const call = { method: 'POST', headers, body: '{}' };
  const answer = await askFor(site.url, '/api/trpc/site.createPreviewLink', call);
  const { url } = JSON.parse(answer.body).result.data.json;
  secrets = [site.email, budi.email, budi.name, url.split('/').at(-1), 'passwordHash', '$argon2'];
});

/** Everything a visitor can reach: the pages in the sitemap, and their data, searches and calls. */
async function publicAddresses() {
  const { body } = await askFor(site.url, '/sitemap.xml');
  const pages = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(pages).toContain('/');
  const data = pages.map((page) => `${page.replace(/\/$/, '')}/index.pageContext.json`);
  const words = ['admin', 'vinci.example', 'budi', 'rahasia', 'preview', 'a'];
  const searches = words.map((word) => `/search/${word}`);
  const calls = words.map(
    (word) =>
      `/api/trpc/search.getPage?input=${encodeURIComponent(JSON.stringify({ json: { query: word } }))}`,
  );
  const others = [
    '/sitemap.xml',
    '/rss.xml',
    '/robots.txt',
    '/nowhere',
    '/auth/signin',
    '/only-us/dashboard',
  ];
  const backOffice = ['/only-us/index.pageContext.json', '/only-us/dashboard/index.pageContext.json'];
  return [...pages, ...data, ...searches, ...calls, ...others, ...backOffice];
}

test('visitors find no account and no preview link, wherever they look', { tag: '@long' }, async () => {
  for (const address of await publicAddresses()) {
    const { status, body } = await askFor(site.url, address);
    expect(status, address).toBeLessThan(500);
    for (const secret of secrets) expect(body, `${secret} in ${address}`).not.toContain(secret);
  }
});
