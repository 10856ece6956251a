import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';
import { askFor, sendBytes } from './raw.ts';

/** Every part of the site with its own handler, each with malformed addresses. */
const beginnings = ['', '/only-us', '/api/trpc', '/api/auth', '/api/images/upload', '/assets'];
const endings = [
  '/%zz',
  '/%',
  '/%ff',
  '/%00',
  '/a%00b',
  '/%2e%2e%2f',
  '/..%5c..',
  '/__proto__',
  '/constructor',
];
const malformed = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));

test('a malformed address is refused and breaks nothing', async ({ site }) => {
  for (const address of malformed) {
    const { status } = await askFor(site.url, address);
    // The back office redirects visitors to the sign-in page, whatever the address.
    expect(status, address).toBeGreaterThanOrEqual(address.startsWith('/only-us') ? 300 : 400);
    expect(status, address).toBeLessThan(500);
  }
});

test('a malformed query breaks nothing', async ({ site }) => {
  const queries = ['?%zz', '?q=%ff', '?q=%00', '?__proto__[x]=1', '?page=1e400', `?q=${'%22'.repeat(2000)}`];
  const pages = ['/', '/search', '/auth/signin', '/sitemap.xml', '/api/images/optimize', '/api/auth/session'];
  for (const address of pages.flatMap((page) => queries.map((query) => page + query))) {
    expect((await askFor(site.url, address)).status, address).toBeLessThan(500);
  }
});

test('an address that could be another site’s, or is meant for a proxy, is refused', async ({ site }) => {
  const elsewhere = ['/\\evil.example/', '//evil.example\\@x/', '/a\\b', '*', 'http://evil.example/'];
  for (const target of elsewhere) {
    const { status, headers } = await askFor(site.url, target);
    expect([target, status, headers.location]).toEqual([target, 400, undefined]);
  }
  for (const path of ['/@vite/client', '/@fs/etc/passwd', '/@id/x', '/%40vite/client']) {
    expect([path, (await askFor(site.url, path)).status]).toEqual([path, 404]);
  }
});

test('no address redirects to another site', async ({ site }) => {
  const elsewhere = ['//evil.example', '//evil.example/%2e%2e', '/\\evil.example', '///evil.example/..'];
  for (const address of elsewhere) {
    const { status, headers } = await askFor(site.url, address);
    expect(status, address).toBeLessThan(500);
    if (headers.location) expect(new URL(headers.location, site.url).origin, address).toBe(site.url);
  }
});

test('an absolute address, as proxies send it, redirects to no other site', async ({ site }) => {
  const request = (target: string) =>
    `GET ${target} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\n\r\n`;
  for (const target of [`${site.url}/`, 'http://evil.example/only-us/dashboard', 'http://evil.example/']) {
    const answer = await sendBytes(site.url, request(target));
    expect(answer, target).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer, target).not.toMatch(/^location: *(https?:)?\/\/evil/im);
  }
});

test('anything but HTTP is refused with 400 and a closed connection', async ({ site }) => {
  const host = `Host: ${new URL(site.url).host}\r\n`;
  const requests = [
    'hello\r\n\r\n',
    `GET /\0 HTTP/1.1\r\n${host}\r\n`,
    `GET / a HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
    'GET / HTTP/1.1\r\n\r\n',
  ];
  for (const request of requests) {
    const answer = await sendBytes(site.url, request);
    expect(answer, JSON.stringify(request)).toMatch(/^HTTP\/1\.1 400 /);
    if (request.startsWith('hello')) expect(answer).toContain('Please go back');
  }
});

test('oversized headers and addresses are refused with 431', async ({ site }) => {
  const host = `Host: ${new URL(site.url).host}\r\n`;
  const requests = [
    `GET / HTTP/1.1\r\n${host}Cookie: ${'a'.repeat(100_000)}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${'X-Many: x\r\n'.repeat(10_000)}\r\n`,
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
  ];
  for (const request of requests) expect(await sendBytes(site.url, request)).toMatch(/^HTTP\/1\.1 431 /);
  expect((await askFor(site.url, `/${'a'.repeat(8000)}`)).status).toBe(404);
});

test('an unknown method changes nothing, not even as a method override', async ({ site }) => {
  const words = { 'Content-Type': 'application/json' };
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    for (const address of ['/api/trpc/site.publish', '/api/images/upload/x.jpg', '/api/auth/signout']) {
      const { status } = await askFor(site.url, address, { method, headers: words });
      expect([400, 401, 404, 405], `${method} ${address}`).toContain(status);
    }
  }
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
    const headers = { ...words, [name]: 'POST' };
    expect((await askFor(site.url, '/api/trpc/site.publish?_method=POST', { headers })).status).toBe(405);
  }
});
