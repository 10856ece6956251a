import { request as ask } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { brands } from '#database/tables.ts';
import { brand } from '#lib/brand.ts';
import { valuesOf } from '#lib/content-type.ts';
import { ownSite } from '#tests/own-site.ts';
import { signIn } from '#tests/sign-in.ts';

const site = ownSite();
let staff: { Cookie: string; Origin: string };
test.beforeAll(async () => {
  staff = { Cookie: await signIn(site.url, site), Origin: site.url };
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

// fetch() sets its own encodings.
function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask(site.url + address, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject).end();
  });
}

/** A cached response carries no id of its own request. */
const isFromCache = ({ headers }: Answer) => !headers['x-request-id'];

async function rename(name: string) {
  const read = await fetch(`${site.url}/api/trpc/brand.get`, { headers: staff });
  const row = (await read.json()).result.data.json;
  const body = JSON.stringify({ json: { ...valuesOf(brand, row), name, version: row.version } });
  const headers = { ...staff, 'Content-Type': 'application/json' };
  const answer = await fetch(`${site.url}/api/trpc/brand.update`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

test('a page is rendered once and then served from the cache in every encoding', async () => {
  const first = (await get('/')).body.toString();
  expect(first).toContain('</html>');
  const [plain, gzip, br] = await Promise.all([
    get('/'),
    get('/', { 'Accept-Encoding': 'gzip, br;q=0' }),
    get('/', { 'Accept-Encoding': 'gzip, deflate, br' }),
  ]);
  for (const answer of [plain, gzip, br]) expect(isFromCache(answer)).toBe(true);
  expect(plain.body.toString()).toBe(first);
  expect(gunzipSync(gzip.body).toString()).toBe(first);
  expect(brotliDecompressSync(br.body).toString()).toBe(first);
  expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'content-length': String(br.body.length),
  });
});

test('a browser that has the page gets 304, and HEAD gets only the headers', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'If-None-Match': `"other", W/${headers.etag}` });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers.etag).toBe(headers.etag);
  const head = await get('/', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe(headers['content-length']);
  expect(head.body.length).toBe(0);
});

test('a change in the back office shows with the very next request', async () => {
  await get('/');
  for (const name of ['Kardus Jaya', 'Kardus Jaya Abadi', 'Vinci']) {
    await rename(name);
    expect((await get('/')).body.toString()).toContain(`${name}, beranda`);
  }
  await get('/');
  expect(isFromCache(await get('/'))).toBe(true);
});

test('a change by another process is noticed too', async () => {
  await get('/');
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(brands).set({ name: 'Diubah dari luar' }).run();
  db.$client.close();
  // The database is checked every 2 milliseconds.
  await expect.poll(async () => (await get('/')).body.toString()).toContain('Diubah dari luar');
  await rename('Vinci');
});

test('a sign-in doesn’t drop the cache, and pages of signed-in people are never cached', async () => {
  await get('/');
  await signIn(site.url, site);
  expect(isFromCache(await get('/'))).toBe(true);
  const own = await get('/', { Cookie: staff.Cookie });
  expect(isFromCache(own)).toBe(false);
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect((await get('/')).headers['set-cookie']).toBeUndefined();
});

test('pages with a form token or a nonce, and search results, are rendered each time', async () => {
  for (const address of ['/auth/signin', '/search/palet', '/only-us/dashboard']) {
    await get(address);
    const answer = await get(address, address === '/only-us/dashboard' ? { Cookie: staff.Cookie } : {});
    expect(isFromCache(answer), address).toBe(false);
  }
});

test('parameters that a page doesn’t read create no separate copy', async () => {
  await get('/');
  const answer = await get('/?utm_source=mail&x=%00');
  expect(isFromCache(answer)).toBe(true);
  expect(answer.body.equals((await get('/')).body)).toBe(true);
});

test('all unknown addresses share one 404', async () => {
  const first = await get('/no-such-page');
  expect(first.status).toBe(404);
  for (const address of ['/wp-login.php', '/other/path', '/no-such-page?x=1']) {
    const answer = await get(address);
    expect(answer.status, address).toBe(404);
    expect(isFromCache(answer), address).toBe(true);
    expect(answer.body.equals(first.body)).toBe(true);
  }
});

test('a flood of unknown or uncached addresses evicts no page', { tag: '@sweep' }, async () => {
  await get('/');
  for (let i = 0; i < 400; i += 1) {
    await Promise.all([get(`/nowhere-${i}`), get(`/search/kata-${i}`), get(`/search?q=kata${i}`)]);
  }
  expect(isFromCache(await get('/'))).toBe(true);
});

test('many simultaneous first visitors cause one rendering', async () => {
  await rename('Serentak');
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/')));
  expect(answers.filter((answer) => !isFromCache(answer)).length).toBeLessThanOrEqual(1);
  for (const { body } of answers) expect(body.toString()).toContain('Serentak, beranda');
  await rename('Vinci');
});

test('during maintenance nothing is cached, and going live shows the site at once', async () => {
  const call = (name: string) =>
    fetch(`${site.url}/api/trpc/site.${name}`, {
      method: 'POST',
      headers: { ...staff, 'Content-Type': 'application/json' },
    });
  await get('/');
  expect((await call('unpublish')).status).toBe(200);
  for (let i = 0; i < 2; i += 1) {
    const closed = await get('/');
    expect(closed.status).toBe(503);
    expect(closed.headers['cache-control']).toBe('no-store');
  }
  expect((await get('/no-such-page')).status).toBe(404);
  expect((await call('publish')).status).toBe(200);
  expect((await get('/')).status).toBe(200);
});
