import { afterAll, beforeAll, expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let signedIn: Record<string, string>;
beforeAll(async () => {
  site = await openTestSite();
  signedIn = { 'Content-Type': 'application/json', ...(await site.signIn(sari)) };
});
afterAll(() => site.close());

const unreadable = 'Something went wrong. Please reload the page.';
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

async function save(body: string) {
  const init = { method: 'POST', headers: signedIn, body };
  const answer = await fetch(`${site.address}/api/trpc/site.update`, init);
  const { error } = (await answer.json()) as { error: { json: { message: string } } };
  return [answer.status, error.json.message];
}

test('JSON nested deeper than any text is refused unparsed, here and at the sign-in', async () => {
  expect(await save(`{"json":${nested(499)}}`)).toEqual([400, 'Expected object, received array']);
  expect(await save(`{"json":${nested(500)}}`)).toEqual([400, unreadable]);
  expect(await save('['.repeat(1024 * 1024))).toEqual([400, unreadable]);
  const brackets = JSON.stringify({ json: `"\\${'['.repeat(1000)}` });
  expect(await save(brackets)).toEqual([400, 'Expected object, received string']);
  const address = `${site.address}/api/auth/callback/credentials`;
  const answer = await fetch(address, { method: 'POST', headers: signedIn, body: nested(501) });
  expect([answer.status, await answer.text()]).toEqual([400, 'Invalid JSON']);
});

test('JSON with more parts than any text is refused unparsed, here and at the sign-in', async () => {
  const objects = (count: number) => `{"json":[${'{"a":1},'.repeat(count)}0]}`;
  // Each object counts as two parts: itself and the comma behind it. What encloses them counts as two.
  expect(await save(objects(32_767))).toEqual([400, 'Expected object, received array']);
  expect(await save(objects(32_768))).toEqual([413, 'The request is too large.']);
  expect(await save(`[${'1,'.repeat(65_536)}1]`)).toEqual([413, 'The request is too large.']);
  const address = `${site.address}/api/auth/callback/credentials`;
  const signIn = async (body: string) =>
    (await fetch(address, { method: 'POST', headers: signedIn, body, redirect: 'manual' })).status;
  expect(await signIn(objects(499))).toBe(302);
  expect(await signIn(objects(500))).toBe(413);
});

test('JSON in an encoding other than UTF-8 is refused', async () => {
  const headers = { ...signedIn, 'Content-Type': 'application/json; charset=utf-16le' };
  const body = Buffer.from(`{"json":${nested(501)}}`, 'utf16le');
  const answer = await fetch(`${site.address}/api/trpc/site.update`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
});

test.each([
  ['an array of two billion numbers', 2_000_000_000, { query: [['typed-array', 'Float64Array']] }],
  ['an integer of many digits', '9'.repeat(9000), { query: ['bigint'] }],
  ['a regular expression', '/a/', { query: ['regexp'] }],
  ['types in another format', '', { query: 'Date' }],
  ['types inside another', [], { query: [['undefined'], { 0: ['set'] }] }],
])('an input with %s is refused before it is deserialized', async (_, query, values) => {
  const input = encodeURIComponent(JSON.stringify({ json: { query }, meta: { values } }));
  const answer = await fetch(`${site.address}/api/trpc/search.getPage?input=${input}`);
  const { error } = (await answer.json()) as { error: { json: { message: string } } };
  expect([answer.status, error.json.message]).toEqual([400, unreadable]);
});

test('an input with more types than any form has is refused', async () => {
  const paths = Array.from({ length: 10_000 }, (_, index) => [`a.${index}`, ['Date']]);
  const body = JSON.stringify({ json: {}, meta: { values: Object.fromEntries(paths) } });
  expect(await save(body)).toEqual([400, unreadable]);
});

// Thirty values that refer to each other can expand to a billion nodes.
test('shared references in an input are ignored', async () => {
  const json = { description: 5, timeZone: 'Asia/Jakarta', version: 1 };
  const body = JSON.stringify({ json, meta: { referentialEqualities: { name: ['description'] } } });
  expect(await save(body)).toEqual([400, 'description: Expected string, received number']);
});

test('ten searches in one batch let other requests in between', async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  count();
  const turns: number[] = [];
  const { services } = site;
  const { now } = services;
  // Each search reads the clock once.
  services.now = () => {
    turns.push(turn);
    return now();
  };
  const input = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [index, { json: { query: 'palet' } }]),
  );
  const names = Array(10).fill('search.getPage').join(',');
  const query = `batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = await fetch(`${site.address}/api/trpc/${names}?${query}`);
  counting = false;
  services.now = now;
  expect(await answer.json()).toHaveLength(10);
  expect(turns.length).toBeGreaterThanOrEqual(10);
  expect(new Set(turns).size).toBeGreaterThanOrEqual(10);
});
