import { expect, test } from 'vitest';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const form = 'application/x-www-form-urlencoded;charset=UTF-8';

test.each([
  ['level=error&code=CLIENT_FETCH_ERROR&message=no%20network', form],
  ['{"level":"error","code":"CLIENT_FETCH_ERROR"}', 'application/json'],
  ['level=loud', form],
  ['hello', 'text/plain'],
  ['', form],
  ['[]', 'application/json'],
])('the report %j is accepted silently', async (body, type) => {
  const response = await site
    .browser()
    .fetch('/_log', { method: 'POST', body, headers: { 'content-type': type } });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('reports are logged, shortened, and not too many of them', async () => {
  const body = new URLSearchParams({ level: 'warn', code: 'X', message: 'm'.repeat(10_000) });
  for (let n = 0; n < 60; n++) await site.browser().fetch('/_log', { method: 'POST', body });
  const said = site.logged.filter((line) => line.includes('A browser reports') && line.includes('mmm'));
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(30);
  expect(said[0]?.length).toBeLessThan(1000);
});
