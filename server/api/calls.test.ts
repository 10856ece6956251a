import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { budi } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { contextOf } from '../request/create-context.ts';
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

async function ask(way: string, path: string, headers: HeadersInit) {
  failed.mockClear();
  const answer = await fetch(address + way + path, { headers });
  const about = ['content-type', 'vary'].map((name) => answer.headers.get(name));
  return { status: answer.status, about, body: await answer.text(), failed: [...failed.mock.calls] };
}
