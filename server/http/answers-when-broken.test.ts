import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { sari } from '#tests/people.ts';
import { openTestSite } from '#tests/test-site.ts';
import { createApp } from '../app.ts';
import { openPageCache } from '../page-cache/page-cache.ts';

test('while the database can’t be read, a page gets 503 with Retry-After', async () => {
  const site = await openTestSite();
  const routes = {
    prefixes: new Set(['']),
    publicPrefixes: new Set(['']),
    parametersAt: () => [],
    isUnbounded: () => false,
  };
  const server = createServer(createApp(site.services, openPageCache(site.services, routes)).handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site.db.$client.close();
  // The page cache looks at the database every two milliseconds.
  await vi.waitFor(() => expect(() => site.content.current()).toThrow(), { interval: 1 });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  expect(await answer.text()).toBe('Please try again in a moment.');
  server.close();
  await site.close();
});

const whenToTryAgain = ({ status, headers }: Response) => [status, headers.get('retry-after')];

test('while the database can’t be written, changes and sign-ins get 503 with Retry-After', async () => {
  const site = await openTestSite();
  const headers = { ...(await site.signIn(sari)), 'Content-Type': 'application/json' };
  const csrf = await fetch(`${site.address}/api/auth/csrf`);
  const { csrfToken } = await csrf.json();
  const Cookie = csrf.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  site.db.$client.pragma('query_only = on');
  const change = await fetch(`${site.address}/api/trpc/site.publish`, { method: 'POST', headers });
  expect(whenToTryAgain(change)).toEqual([503, '10']);
  const form = new URLSearchParams({ csrfToken, email: sari.email, password: sari.password, json: 'true' });
  const sent = { method: 'POST', headers: { Cookie }, body: form };
  const signIn = await fetch(`${site.address}/api/auth/callback/credentials`, sent);
  expect(whenToTryAgain(signIn)).toEqual([503, '10']);
  site.db.$client.pragma('query_only = off');
  await site.close();
});

test('while the uploads are unreachable, pictures and the deep check get 503 with Retry-After', async () => {
  const site = await openTestSite();
  const incoming = path.join(site.services.files.folder, '.incoming');
  await rename(incoming, `${incoming}.away`);
  for (const at of [`/api/images/upload/${'0'.repeat(32)}.jpg`, '/up?deep=1'])
    expect(whenToTryAgain(await fetch(site.address + at)), at).toEqual([503, '10']);
  await site.close();
});

test('while the database can’t be read, the health check gets 503 with Retry-After', async () => {
  const site = await openTestSite();
  site.db.$client.exec('alter table site rename to gone');
  expect(whenToTryAgain(await fetch(`${site.address}/up`))).toEqual([503, '10']);
  await site.close();
});
