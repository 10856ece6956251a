import { expect } from '@playwright/test';
import '#server/register-modules.ts';
import { offered } from '#server/module/registry.ts';
import { downloads } from '#server/site/points.ts';
import { test } from '#tests/read-only-site.ts';
import type { RunningSite } from '#tests/site.ts';

let site: RunningSite;
test.beforeAll(({ site: shared }) => {
  site = shared;
});

const pages = ['/', '/gallery', '/search/karton', '/auth/signin', '/only-us/dashboard', '/nowhere'];
const files = [
  '/up',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  ...offered(downloads).map(({ path }) => path),
];

test('a read-only address answers other methods with 405', async () => {
  for (const path of [...pages, ...files]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await fetch(site.url + path, { method, redirect: 'manual' });
      const { status, headers } = answer;
      expect([path, method, status, headers.get('allow')]).toEqual([path, method, 405, 'GET, HEAD']);
      expect(await answer.text()).not.toContain('<');
    }
  }
});

test('HEAD gets what GET gets, without a body', async () => {
  for (const path of pages) {
    const get = await fetch(site.url + path, { redirect: 'manual' });
    const head = await fetch(site.url + path, { method: 'HEAD', redirect: 'manual' });
    expect([path, head.status]).toEqual([path, get.status]);
    expect(await head.text()).toBe('');
  }
});

test('forms answered with a page still work', async () => {
  const body = new URLSearchParams({
    token: 'void',
    newPassword: 'Kardus#2027',
    confirmPassword: 'Kardus#2027',
  });
  const answer = await fetch(`${site.url}/auth/set-password`, { method: 'POST', body });
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('<main');
});
