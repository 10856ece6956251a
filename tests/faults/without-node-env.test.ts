import { expect, test } from 'vitest';
import { startSite } from '#tests/site.ts';

test('a built site without NODE_ENV serves its pages as in production', async () => {
  const site = await startSite({ env: { NODE_ENV: undefined } });
  const page = await fetch(site.url);
  expect(page.status).toBe(200);
  // Development allows Vite's client: inline scripts and web sockets.
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';(?!.*wss?:)/);
  const html = await page.text();
  const [styles = ''] = html.match(/\/assets\/static\/public\.[^"]+/) ?? [];
  const sheet = await fetch(new URL(styles, site.url));
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  expect(html).not.toMatch(/@vite|\.tsx?\b/);
  await site.stop();
});

test('a built site without NODE_ENV refuses a guessable secret', async () => {
  const start = startSite({ env: { NODE_ENV: undefined, AUTH_SECRET: 'short' } });
  await expect(start).rejects.toThrow('AUTH_SECRET: must have 16 characters or more');
});
