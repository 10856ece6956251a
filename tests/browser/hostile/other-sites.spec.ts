import { expect } from '@playwright/test';
import { appRouter } from '#server/router.ts';
import { test } from '#tests/read-only-site.ts';
import { signIn } from '#tests/sign-in.ts';
import type { RunningSite } from '#tests/site.ts';
import { askFor } from './raw.ts';

let site: RunningSite;
let Cookie: string;
test.beforeAll(async ({ site: shared }) => {
  site = shared;
  Cookie = await signIn(site.url, site);
});

type Declared = Record<string, { _def: { type: string } }>;
const procedures = Object.entries(appRouter._def.procedures as unknown as Declared);
const mutations = procedures.filter(([, { _def }]) => _def.type === 'mutation').map(([path]) => path);

/** The headers of a browser's request that another site has triggered. */
const foreign: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
];

/** A form with one field, which a browser sends to any site without a preflight. */
const form = {
  type: 'multipart/form-data; boundary=x',
  body: '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n--x--\r\n',
};

test('no form of another site changes anything, no matter who is signed in', { tag: '@long' }, async () => {
  expect(mutations.length).toBeGreaterThan(10);
  for (const path of mutations) {
    for (const from of foreign) {
      const headers = { Cookie, ...from, 'Content-Type': form.type };
      const answer = await askFor(site.url, `/api/trpc/${path}`, {
        method: 'POST',
        headers,
        body: form.body,
      });
      expect(answer.status, `${path} ${JSON.stringify(from)}`).toBe(403);
      expect(answer.body).toContain('This request came from another site.');
    }
  }
});

test('no JSON and no bytes from another site change anything, not even a batch of calls', async () => {
  const calls = [
    ['application/json', 'site.unpublish'],
    ['application/json', 'site.unpublish,site.unpublish?batch=1'],
    ['application/octet-stream', 'site.unpublish'],
  ] as const;
  for (const [type, call] of calls) {
    for (const from of foreign) {
      const headers = { Cookie, ...from, 'Content-Type': type };
      const answer = await askFor(site.url, `/api/trpc/${call}`, { method: 'POST', headers, body: '{}' });
      expect(answer.status, `${type} ${JSON.stringify(from)}`).toBe(403);
    }
  }
  expect((await askFor(site.url, '/')).status).toBe(200);
});

test('a link on another site changes nothing', async () => {
  for (const path of mutations) {
    const headers = { Cookie, 'Sec-Fetch-Site': 'cross-site' };
    const { status } = await askFor(site.url, `/api/trpc/${path}?input=%7B%7D`, { headers });
    expect(status, path).toBe(405);
  }
});

test('no page of another site may read a response', async () => {
  const places = [
    '/',
    '/api/trpc/site.get',
    '/api/auth/session',
    '/api/auth/csrf',
    '/robots.txt',
    '/up',
    '/nowhere',
  ];
  for (const place of places) {
    for (const method of ['GET', 'OPTIONS']) {
      const asks = {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      };
      const headers = { Cookie, Origin: 'https://evil.example', ...asks };
      const answer = await askFor(site.url, place, { method, headers });
      const allowances = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect(allowances, `${method} ${place}`).toEqual([]);
    }
  }
});
