import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import express from 'express';
import pino from 'pino';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { readEnv } from '../env.ts';
import { createAccount } from './accounts.ts';
import { createAuth } from './index.ts';
import { TestBrowser } from './test-browser.ts';

/** Two people who have accounts in every test. */
export const ana = {
  email: 'ana@vinci.example',
  name: 'Ana',
  password: 'Karton-7-lapis',
  role: 'administrator',
} as const;
export const budi = {
  email: 'budi@vinci.example',
  name: 'Budi',
  password: 'Palet-kayu-12',
  role: 'client',
} as const;

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

/** The endpoints on a free port of this machine, with a database of their own. */
export async function openTestSite(variables: Record<string, string> = {}) {
  const app = express().set('trust proxy', 1);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const given = { AUTH_SECRET: 'a secret of the tests', AUTH_URL: address, NODE_ENV: 'test', ...variables };
  const env = readEnv(given, true);
  const { log, lines } = keepLog();
  const db = openDatabase(':memory:');
  migrateDatabase(db);
  const ids = { ana: await createAccount(db, ana), budi: await createAccount(db, budi) };
  const house = { env, log, db, now: () => new Date() };
  const auth = createAuth(house);
  app.use('/api/auth', auth.endpoints);
  const origin = new URL(env.AUTH_URL).origin;
  const close = () => {
    server.closeAllConnections();
    server.close();
    db.$client.close();
  };
  const browser = (headers: Record<string, string> = {}) => new TestBrowser(address, headers);
  return { ...house, auth, ids, origin, api: `${origin}/api/auth`, address, logged: lines, browser, close };
}

function keepLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  return { lines, log: pino({ level: 'debug' }, stream) };
}
