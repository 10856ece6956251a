import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import express, { type RequestHandler } from 'express';
import pino from 'pino';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { site as siteSettings } from '#database/tables.ts';
import { NoticeWords } from '#pages/(bare)/auth/notice/NoticeWords.tsx';
import { createContext } from '../context.ts';
import { originOf, readEnv } from '../env.ts';
import { createServices } from '../start/open-services.ts';
import { createCaller, router } from '../trpc.ts';
import { createAccount, findAccount, type NewAccount } from './accounts.ts';
import { setPasswordPage } from './set-password.ts';
import { signInPage } from './sign-in.ts';
import { TestBrowser } from './test-browser.ts';
import { userRouter } from './user-router.ts';

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

/** The endpoints on a free port of this machine, with a database of their own (or the one in `file`, for a restart). */
export async function openTestSite(variables: Record<string, string> = {}, file = ':memory:') {
  const uploads = mkdtempSync(path.join(tmpdir(), 'vinci-auth-'));
  const app = express().set('trust proxy', 1);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const given = {
    AUTH_SECRET: 'a secret of the tests',
    AUTH_URL: address,
    NODE_ENV: 'test',
    UPLOADS_DIR: uploads,
    ...variables,
  };
  const env = readEnv(given, true);
  const { log, lines } = keepLog();
  const db = openDatabase(file);
  migrateDatabase(db);
  const settings = { name: 'Vinci', description: '', maintenance: false };
  db.insert(siteSettings).values(settings).onConflictDoNothing().run();
  const idOf = async (person: NewAccount) =>
    findAccount(db, person.email)?.id ?? (await createAccount(db, person));
  const ids = { ana: await idOf(ana), budi: await idOf(budi) };
  const services = await createServices({ env, log, db, now: () => new Date() });
  app.use('/api/auth', services.auth.endpoints);
  app.use('/auth/signin', signInPage(services));
  app.use('/auth/set-password', setPasswordPage(services));
  app.use(standIn);
  const origin = originOf(env);
  const close = () => {
    server.closeAllConnections();
    server.close();
    db.$client.close();
    rmSync(uploads, { recursive: true });
  };
  const browser = (headers: Record<string, string> = {}) => new TestBrowser(address, headers);
  const api = `${origin}/api/auth`;
  return { ...services, services, ids, origin, api, address, logged: lines, browser, close };
}

const callerOf = createCaller(router({ user: userRouter }));

/** The API as the person sees it whom a browser is signed in as. */
export async function apiOf({ services }: TestSite, browser: TestBrowser) {
  const session = await services.auth.readSession(browser.cookieHeader());
  const who = { user: session?.user ?? null, sessionId: session?.sessionId ?? null };
  return callerOf(createContext(services, { ...who, address: '192.0.2.9', requestId: '1' })).user;
}

// In the place of the pages, which need a build: the words of a notice, or what another page would know.
const standIn: RequestHandler = (_request, response, next) => {
  const { rewrite } = response.locals;
  const notice = rewrite?.notice;
  if (notice) response.type('html').send(renderToStaticMarkup(createElement(NoticeWords, { notice })));
  else if (rewrite) response.json(rewrite);
  else next();
};

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
