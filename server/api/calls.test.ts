import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { budi, sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { contextOf } from '../context.ts';
import { appRouter } from '../router.ts';
import { answerCalls } from './calls.ts';

let site: TestSite;
let server: Server;
let address = '';
const failed = vi.fn();

beforeAll(async () => {
  site = await openTestSite();
  const options = {
    router: appRouter,
    maxBatchSize: 10,
    createContext: async ({ req }: { req: express.Request }) => contextOf(site.services, req),
    onError: ({ path, error }: { path?: string; error: Error }) => failed(path, error.message),
  };
  const app = express();
  app.use('/ours', answerCalls(options));
  app.use('/theirs', createExpressMiddleware(options));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await site.close();
});

const input = (value: unknown) => encodeURIComponent(JSON.stringify({ json: value }));

test.each([
  ['a query', `/blog.getPage?input=${input({ page: 1 })}`],
  ['a query without input', '/footer.get'],
  ['a query for staff', `/blog.getAll?input=${input({})}`],
  ['a missing page', `/blog.getPage?input=${input({ page: 99 })}`],
  ['invalid input', `/blog.getPage?input=${input({ page: 'x' })}`],
  ['malformed JSON', '/blog.getPage?input=%7B'],
  ['an unknown procedure', '/blog.none'],
  ['no procedure', '/'],
  ['a procedure in a folder', '/a/b/footer.get'],
  ['a mutation', `/blog.delete?input=${input({ id: 1 })}`],
  ['a batch', `/footer.get,blog.none?batch=1&input=${encodeURIComponent('{}')}`],
  ['a batch that is too large', `/${Array(11).fill('footer.get').join(',')}?batch=1&input=%7B%7D`],
  ['a batch as JSON lines', '/footer.get,blog.none?batch=1&input=%7B%7D', 'application/jsonl'],
])('%s gets the same response as from tRPC’s own adapter', async (_, path, accept = '*/*') => {
  for (const who of [{}, await site.signIn(budi)]) {
    const headers = { ...who, 'trpc-accept': accept };
    expect(await ask('/ours', path, headers)).toEqual(await ask('/theirs', path, headers));
  }
});

test('ten long texts that are asked for together are sent one after the other, as they are', async () => {
  const content = Array.from({ length: 400 }, (_, at) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `Paragraf ${at}: ${'palet '.repeat(20)}` }],
  }));
  const { id } = await site.client.blog.create({
    title: 'Panjang',
    slug: 'panjang',
    category: 'TECHNOLOGY',
    tags: [],
    language: 'id',
    coverId: null,
    excerpt: '',
    body: { type: 'doc', content },
    author: '',
    status: 'draft',
    publishedAt: null,
    location: '',
    employmentType: null,
    closesAt: null,
  });
  const headers = await site.signIn(budi);
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, { json: { id } }]));
  const path = `/${Array(10).fill('blog.get').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
  expect(await ask('/ours', path, headers)).toEqual(await ask('/theirs', path, headers));
  const answer = await fetch(`${address}/ours${path}`, { headers });
  expect(answer.headers.get('content-length')).toBeNull();
  const results = (await answer.json()) as { result: { data: { json: { id: number } } } }[];
  expect(results.map(({ result }) => result.data.json.id)).toEqual(Array(10).fill(id));
});

test('a call of a batch reads what the calls that it makes itself return', async () => {
  const { id } = await site.administrator.galleryType.create({ name: 'Peti' });
  const headers = { ...(await site.signIn(sari)), 'Content-Type': 'application/json' };
  const duplicate = { type: 'galleryType', action: 'duplicate', ids: [id] };
  const body = JSON.stringify({ 0: { json: duplicate }, 1: { json: { ...duplicate, action: 'delete' } } });
  const path = '/content.changeMany,content.changeMany?batch=1';
  const answer = await fetch(`${site.address}/api/trpc${path}`, { method: 'POST', headers, body });
  const [made, deleted] = await answer.json();
  expect(made.result.data.json).toEqual({ done: [id], failed: [], created: [id + 1] });
  expect(deleted.result.data.json).toEqual({ done: [id], failed: [], created: [] });
});

async function ask(way: string, path: string, headers: HeadersInit) {
  failed.mockClear();
  const answer = await fetch(address + way + path, { headers });
  const about = ['content-type', 'vary'].map((name) => answer.headers.get(name));
  return { status: answer.status, about, body: await answer.text(), failed: [...failed.mock.calls] };
}
