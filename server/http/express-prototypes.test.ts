import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messageClassesOf } from './express-prototypes.ts';

const app = express().set('trust proxy', true);
const server = createServer(messageClassesOf(app), app);
let address = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('Express changes no prototypes', async () => {
  const before: object[] = [];
  server.prependOnceListener('request', (request, response) => {
    before.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
  });
  const seen = vi.fn((request: express.Request, response: express.Response) => {
    expect(Object.getPrototypeOf(request)).toBe(before[0]);
    expect(Object.getPrototypeOf(response)).toBe(before[1]);
    response.send('');
  });
  app.get('/same', seen);
  expect((await fetch(`${address}/same`)).status).toBe(200);
  expect(seen).toHaveBeenCalledOnce();
});

test('requests and responses are instances of both node’s and Express’s', async () => {
  app.post('/asked/:what', (request, response) => {
    const ofNode = request instanceof IncomingMessage && response instanceof ServerResponse;
    const { ip, path, params, query, app: its } = request;
    const same = its === app && response.app === app && response.req === request;
    response.status(201).json({ ofNode, same, ip, path, params, query, json: request.is('json') });
  });
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.7' };
  const answer = await fetch(`${address}/asked/box?a=1`, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    ofNode: true,
    same: true,
    ip: '192.0.2.7',
    path: '/asked/box',
    params: { what: 'box' },
    query: { a: '1' },
    json: 'json',
  });
});
