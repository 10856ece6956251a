import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { RequestHandler } from 'express';
import pino from 'pino';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { connect, type Database, openDatabase } from '#database/client.ts';
import SQLite from '#database/driver.mjs';
import { migrateDatabase } from '#database/migrate.ts';
import { site } from '#database/tables.ts';
import type { Right } from '#lib/rights.ts';
import { NoticeWords } from '#pages/(bare)/auth/notice/NoticeWords.tsx';
import { createApp } from '#server/app.ts';
import { createAccount, findAccount } from '#server/auth/accounts.ts';
import { createPasswordLink } from '#server/auth/password-links.ts';
import type { Context } from '#server/context.ts';
import { originOf, readEnv } from '#server/env.ts';
import type { LastError, Log } from '#server/process/log.ts';
import { createContext } from '#server/request/create-context.ts';
import { callerOf } from '#server/router.ts';
import type { CallerSession } from '#server/services.ts';
import { createServices } from '#server/start/open-services.ts';
import { budi, type Person, sari } from './people.ts';
import { signIn } from './sign-in.ts';
import { TestBrowser } from './test-browser.ts';

const memory = ':memory:';

/** A site for a test: its own database (in memory, migrated) and folder, with Sari and Budi and nothing else. */
export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

interface Options {
  maintenance?: boolean;
  /** Settings that differ from those of other tests. */
  variables?: Record<string, string>;
  /** Replaces the log behind `logged`. */
  log?: Log;
  lastError?(): LastError | null;
  /** The database file, for a site that is reopened after a restart. */
  file?: string;
}

export async function openTestSite(options: Options = {}) {
  const { maintenance = false, variables = {}, lastError, file = memory } = options;
  const logged: string[] = [];
  const log = options.log ?? collect(logged);
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-services-'));
  // fetch keeps connections for four seconds, and longer on a busy machine: the server must not close one first.
  const server = createServer({ keepAliveTimeout: 60_000 }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    AUTH_SECRET: 'a secret of the tests',
    AUTH_URL: address,
    NODE_ENV: 'test',
    TRUST_PROXY: '1',
    UPLOADS_DIR: folder,
  };
  const env = readEnv({ ...settings, ...variables }, true);
  const db = file === memory ? await copyOfEmptySite() : openDatabase(file);
  if (file !== memory) await fillEmptySite(db);
  if (maintenance) db.update(site).set({ maintenance }).run();
  const services = await createServices({ env, db, log, lastError, now: () => new Date() });
  server.on('request', createApp(services, undefined, withoutBuild).handle);
  const people = {
    sari: { ...sari, id: idOf(db, sari) },
    budi: { ...budi, id: idOf(db, budi) },
  };
  const as = (user: Context['user'], session?: Partial<CallerSession>) => {
    const about = { user, address: '192.0.2.1', requestId: 'test', sessionId: null, ...session };
    // Without a session: somebody who has just confirmed.
    const confirmedAt = () => (session ? (session.confirmedAt ?? null) : services.now());
    return callerOf(() => createContext(services, { ...about, confirmedAt: confirmedAt() }));
  };
  const browser = (headers: Record<string, string> = {}) => new TestBrowser(address, headers);
  return {
    ...services,
    services,
    /** Where the server listens; `origin` is AUTH_URL's, which browsers would use. */
    address,
    origin: originOf(env),
    /** The address of the auth endpoints. */
    authUrl: `${originOf(env)}/api/auth`,
    people,
    /** The lines of the log. */
    logged,
    browser,
    /** A browser with somebody signed in. */
    async signedIn(person: Person) {
      const signedIn = browser();
      await signedIn.signIn(person);
      return signedIn;
    },
    /** The API for a visitor, for Budi (client) and for Sari (administrator). */
    guest: as(null),
    client: as(people.budi),
    administrator: as(people.sari),
    /** The API for Budi with a right. */
    withRight: (right: Right) => as({ ...people.budi, right }),
    /** The API for the user signed in to a browser. */
    async apiOf(other: TestBrowser) {
      const session = await services.auth.readSession(other.cookieHeader());
      return as(session?.user ?? null, session ?? {});
    },
    /** The token of a new link to set Budi's password. */
    passwordToken() {
      const { url } = createPasswordLink(db, originOf(env), people.budi.id, services.now());
      return new URL(url).searchParams.get('token') ?? '';
    },
    /** The names of the files in the uploads folder. */
    async storedFiles() {
      return (await readdir(folder)).filter((name) => !name.startsWith('.'));
    },
    /** The headers of a browser with Budi or Sari signed in. */
    async signIn(person: Person) {
      return { Origin: address, Cookie: await signIn(address, person) };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      db.$client.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A site for the tests of a file, which leave each other alone. */
export function siteOfAllTests(options?: Options): TestSite {
  const site = {} as TestSite;
  beforeAll(async () => {
    Object.assign(site, await openTestSite(options));
  });
  afterAll(() => site.close?.());
  return site;
}

/** A site for each test of a file. */
export function siteOfEachTest(options?: Options): TestSite {
  const site = {} as TestSite;
  beforeEach(async () => {
    Object.assign(site, await openTestSite(options));
  });
  afterEach(() => site.close?.());
  return site;
}

let emptySite: Buffer | undefined;

// Migrations and hashes of passwords would take ten times as long for each site.
async function copyOfEmptySite() {
  if (!emptySite) {
    const first = openDatabase(memory);
    await fillEmptySite(first);
    emptySite = first.$client.serialize();
    first.$client.close();
  }
  return connect(new SQLite(emptySite));
}

async function fillEmptySite(db: Database) {
  migrateDatabase(db);
  db.insert(site).values({ description: '', maintenance: false }).onConflictDoNothing().run();
  for (const person of [sari, budi]) {
    if (!findAccount(db, person.email)) await createAccount(db, person);
  }
}

function idOf(db: Database, person: typeof sari | typeof budi) {
  const account = findAccount(db, person.email);
  if (!account) throw new Error(`There is no account of ${person.email}.`);
  return account.id;
}

// Pages need a build. Instead, this sends what the route asked to render: a notice's text, or the data of another page.
const withoutBuild: RequestHandler = (_request, response) => {
  const { rewrite } = response.locals;
  const notice = rewrite?.notice;
  if (notice) response.type('html').send(renderToStaticMarkup(createElement(NoticeWords, { notice })));
  else if (rewrite) response.json({ ...rewrite, share: rewrite.share });
  else response.status(404).send('No page.');
};

function collect(lines: string[]) {
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  return pino({ level: 'debug' }, stream);
}
