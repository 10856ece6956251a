import { expect, test } from 'vitest';
import { callWith, tokenOf } from '#modules/assistants/test-assistant.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

test('a token calls 300 times a minute, and 1,000 calls keep nobody else waiting', async () => {
  const token = await tokenOf(site.administrator);
  const codes: number[] = [];
  const call = async () => (await callWith(site, token, 'blog.getPage', {}, 'GET')).status;
  const flood = async () => {
    for (let count = 0; count < 100; count += 1) codes.push(await call());
  };
  const visitor = fetch(
    `${site.address}/api/trpc/search.getPage?input=${encodeURIComponent('{"json":{"query":"x"}}')}`,
  );
  await Promise.all(Array.from({ length: 10 }, flood));
  expect((await visitor).status).toBe(200);
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(300);
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(700);
  const answer = await fetch(`${site.address}/api/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});
