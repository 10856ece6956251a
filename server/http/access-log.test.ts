import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openTestSite } from '#tests/test-site.ts';
import { createLog } from '../process/log.ts';

/** The log lines for a visitor's requests of these addresses. */
async function linesOf(ACCESS_LOG: string, addresses: string[]) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(line));
      done();
    },
  });
  const { log } = createLog({ LOG_LEVEL: 'info' }, stream);
  const site = await openTestSite({ variables: { ACCESS_LOG }, log });
  const headers = { 'User-Agent': 'a browser' };
  for (const address of addresses) await fetch(site.address + address, { headers, redirect: 'manual' });
  await site.close();
  return lines.filter(({ msg }) => msg === 'Request');
}

test('no requests are logged when the access log is off', async () => {
  expect(await linesOf('off', ['/robots.txt'])).toEqual([]);
});

test('an anonymous access log has a line for each request, and nothing about the visitor', async () => {
  const lines = await linesOf('anonymous', ['/robots.txt?from=ani@example.com', '/api/images/nothing']);
  expect(lines).toMatchObject([
    { method: 'GET', path: '/robots.txt', status: 200 },
    { method: 'GET', path: '/api/images/nothing', status: 404 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/127\.0\.0\.1|a browser|ani@/);
});

test('a full access log includes address and browser', async () => {
  expect(await linesOf('full', ['/robots.txt'])).toMatchObject([
    { path: '/robots.txt', address: '127.0.0.1', agent: 'a browser' },
  ]);
});

test('tokens for signing in or previews stay out of every access log', async () => {
  const secret = 'secret-of-a-link';
  const lines = await linesOf('full', [
    `/preview/${secret}`,
    `/api/auth/callback/email?token=${secret}`,
    `/share/${secret}`,
    `/share/${secret}?said=sent`,
    `/Share/${secret}/`,
    `/%73hare/${secret}`,
    `/auth/set-password?token=${secret}`,
  ]);
  expect(lines.map(({ path }) => path)).toEqual([
    ...['/preview/…', '/api/auth/callback/email', '/share/…', '/share/…', '/Share/…', '/share/…'],
    '/auth/set-password',
  ]);
  expect(JSON.stringify(lines)).not.toContain(secret);
});
