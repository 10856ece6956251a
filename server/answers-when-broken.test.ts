import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openTestHouse } from '#tests/house.ts';
import { createApp } from './app.ts';
import { openPageCache } from './page-cache/page-cache.ts';

test('while the database can’t be read, a page is answered with 503 and when to try again', async () => {
  const site = await openTestHouse();
  const siteMap = {
    beginnings: new Set(['']),
    publicBeginnings: new Set(['']),
    parameters: new Map(),
    isMadeUp: () => false,
  };
  const server = createServer(createApp(site.house, openPageCache(site.house, siteMap)).handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site.db.$client.close();
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  expect(await answer.text()).toBe('Please try again in a moment.');
  server.close();
  await site.close();
});
