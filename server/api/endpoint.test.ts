import { once } from 'node:events';
import { request } from 'node:http';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { budi, sari } from '#tests/people.ts';
import { openTestSite, siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

// A public query and its input.
const search = `search.getPage?input=${encodeURIComponent('{"json":{"query":""}}')}`;
const json = { 'Content-Type': 'application/json' };

async function call(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${site.address}/api/trpc/${path}`, init);
  const text = await answer.text();
  expect(text).not.toMatch(/\bat .*\.(ts|js|mjs):\d+|node_modules/); // no stack trace, no path
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

const errorOf = (body: { error: { json: { code: number; message: string; data: { code: string } } } }) => [
  body.error.json.code,
  body.error.json.data.code,
];

describe('a response of the API', () => {
  test('wraps the result of one call or of a batch', async () => {
    const one = await call(search);
    expect(one).toMatchObject({ status: 200, body: { result: { data: { json: { groups: [] } } } } });
    const many = await call(
      `search.getPage,search.getPage?batch=1&input=${encodeURIComponent('{"0":{"json":{"query":""}},"1":{"json":{"query":""}}}')}`,
    );
    expect(many.body).toHaveLength(2);
  });

  test('is never cached', async () => {
    expect((await call(search)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a wrong call gets its code', () => {
  test('an unknown procedure', async () => {
    for (const path of ['nope', 'site', 'site.nope', '__proto__', 'constructor']) {
      const { status, body } = await call(path);
      expect([status, ...errorOf(body)]).toEqual([404, -32004, 'NOT_FOUND']);
    }
  });

  test('the wrong method', async () => {
    const get = await call('site.publish');
    expect([get.status, ...errorOf(get.body)]).toEqual([405, -32005, 'METHOD_NOT_SUPPORTED']);
    expect(get.headers.get('allow')).toBe('POST');
    const post = await call('search.getPage', { method: 'POST', headers: json, body: '{}' });
    expect([post.status, ...errorOf(post.body)]).toEqual([405, -32005, 'METHOD_NOT_SUPPORTED']);
    expect(post.headers.get('allow')).toBe('GET');
  });

  test('malformed JSON', async () => {
    const headers = { ...json, ...(await site.signIn(sari)) };
    const { status, body } = await call('site.update', { method: 'POST', headers, body: '{"json":' });
    expect([status, ...errorOf(body)]).toEqual([400, -32700, 'PARSE_ERROR']);
    const asked = await call('search.getPage?input={');
    expect([asked.status, ...errorOf(asked.body)]).toEqual([400, -32700, 'PARSE_ERROR']);
    const batch = await call('site.update?batch=1', { method: 'POST', headers, body: '{' });
    expect([batch.status, ...errorOf(batch.body[0])]).toEqual([400, -32700, 'PARSE_ERROR']);
  });

  test('no content type', async () => {
    const { status } = await call('site.publish', { method: 'POST' });
    expect(status).toBe(415);
  });

  test('a body over the limit', async () => {
    const headers = { ...json, ...(await site.signIn(sari)) };
    const body = JSON.stringify({ json: { name: 'x'.repeat(2 * 1024 * 1024) } });
    const answer = await call('site.update', { method: 'POST', headers, body });
    expect([answer.status, ...errorOf(answer.body)]).toEqual([413, -32013, 'PAYLOAD_TOO_LARGE']);
  });

  test('more than ten calls at once', async () => {
    const { status } = await call(`${Array(11).fill('search.getPage').join(',')}?batch=1&input={}`);
    expect(status).toBe(400);
  });

  test('invalid input says what to do, by field', async () => {
    const headers = { ...json, ...(await site.signIn(sari)) };
    const input = { json: { version: 1, description: 5, timeZone: 'Moon/Base' } };
    const { status, body } = await call('site.update', {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    expect(status).toBe(400);
    expect(body.error.json.data.fields).toEqual({
      timeZone: ['Please choose from the list.'],
      language: ['Please choose from the list.'],
      searchWords: ['required'],
      description: ['Expected string, received number'],
    });
    const none = await call('site.update', { method: 'POST', headers, body: '{}' });
    expect(none.body.error.json.message).toBe('Required');
    const text = await call('site.update', { method: 'POST', headers, body: '{"json":"x"}' });
    expect(text.body.error.json.message).toBe('Expected object, received string');
    const nothing = await call('site.update', { method: 'POST', headers, body: '{"json":null}' });
    expect(nothing.body.error.json.message).toBe('Expected object, received null');
  });
});

describe('a change', () => {
  test('is accepted from an administrator on our own pages', async () => {
    const headers = { ...json, ...(await site.signIn(sari)) };
    expect((await call('site.unpublish', { method: 'POST', headers })).status).toBe(200);
    expect((await site.administrator.site.get()).maintenance).toBe(true);
    expect((await call('site.publish', { method: 'POST', headers })).status).toBe(200);
  });

  test('is refused from a client, a visitor and another site', async () => {
    const post = (headers: object) =>
      call('site.unpublish', { method: 'POST', headers: { ...json, ...headers } });
    expect((await post(await site.signIn(budi))).status).toBe(403);
    expect((await post({})).status).toBe(401);
    const signedIn = await site.signIn(sari);
    expect((await post({ ...signedIn, Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ ...signedIn, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post({ ...signedIn, Origin: 'null' })).status).toBe(403);
    expect((await site.administrator.site.get()).maintenance).toBe(false);
  });
});

test('a visitor’s call during maintenance is refused, and not logged as a failure', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => lines.push(line) });
  const closed = await openTestSite({ maintenance: true, log });
  const answer = await fetch(`${closed.address}/api/trpc/${search}`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
  expect((await answer.json()).error.json.message).toBe('Sorry, website is under maintenance');
  await expect.poll(() => lines.some((line) => line.includes('Answered'))).toBe(true);
  await closed.close();
  const about = lines.filter((line) => line.includes('SERVICE_UNAVAILABLE')).map((line) => JSON.parse(line));
  expect(about).toMatchObject([{ level: pino.levels.values.debug, path: 'search.getPage' }]);
  expect(lines.filter((line) => line.includes('stack'))).toEqual([]);
});

test('an internal error is logged, not shown to the caller', async () => {
  const broken = await openTestSite();
  broken.db.$client.exec('drop table search');
  const answer = await fetch(`${broken.address}/api/trpc/${search.replace('%22%22', '%22x%22')}`);
  const { error } = (await answer.json()) as { error: { json: { message: string } } };
  expect([answer.status, error.json.message]).toEqual([500, 'Process failed please try again']);
  await broken.close();
});

test('the API doesn’t support TRACE', async () => {
  const sent = request(`${site.address}/api/trpc/site.get`, { method: 'TRACE' }).end();
  const [{ statusCode, headers }] = await once(sent, 'response');
  expect([statusCode, headers.allow]).toEqual([405, 'GET, POST']);
  sent.destroy();
});
