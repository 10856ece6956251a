import { expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { isSameOrigin } from './origin.ts';

const site = siteOfAllTests({ variables: { AUTH_URL: 'https://www.vinci.example' } });

test.each([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://old.vinci.example' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.vinci.example' }, false],
  [{ origin: 'https://www.vinci.example' }, true],
  [{ origin: 'http://www.vinci.example' }, false],
  [{ origin: 'https://www.vinci.example:444' }, false],
  [{ origin: 'https://www.vinci.example.evil.example' }, false],
  [{ origin: 'null' }, false],
])('a request with %j may change something: %s', (headers, allowed) => {
  const asked = { headers, protocol: 'http', host: 'www.vinci.example' };
  expect(isSameOrigin(asked, site.env)).toBe(allowed);
});

test.each(['/callback/credentials', '/signout'])('another site can’t post to %s', async (path) => {
  const browser = site.browser({ origin: 'https://evil.example' });
  const response = await browser.post(path, sari);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ url: `${site.authUrl}/error?error=AccessDenied` });
  expect(browser.cookie('session-token')).toBeUndefined();
});

test('another site can’t change a name', async () => {
  const browser = await site.signedIn(sari);
  const body = JSON.stringify({ csrfToken: await browser.csrfToken(), data: { name: 'Eve' } });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  expect((await browser.fetch('/session', { method: 'POST', body, headers })).status).toBe(403);
  expect((await browser.session()).user.name).toBe('Sari');
});

test('the log says once for each foreign origin that AUTH_URL may be wrong', async () => {
  const all = () => site.logged.filter((line) => line.includes('A request came from a page'));
  const before = all().length;
  const warnings = () => all().slice(before);
  for (const origin of ['http://192.0.2.1:3000', 'http://192.0.2.1:3000', 'http://192.0.2.2:3000']) {
    await site.browser({ origin }).fetch('/csrf');
  }
  expect(warnings()).toHaveLength(2);
  expect(warnings()[0]).toContain('AUTH_URL (https://www.vinci.example)');
  for (let n = 0; n < 100; n++) await site.browser({ origin: `http://192.0.2.1:${n}` }).fetch('/csrf');
  expect(warnings().length).toBeLessThan(25);
});
