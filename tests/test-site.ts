import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { site } from '#database/tables.ts';
import { createAccount } from '#server/auth/accounts.ts';
import { createContext } from '#server/context.ts';
import { readEnv } from '#server/env.ts';
import { createApp } from '#server/http/app.ts';
import type { LastError, Log } from '#server/process/log.ts';
import { callerOf } from '#server/router.ts';
import { createServices } from '#server/start/open-services.ts';
import type { Context } from '#server/trpc.ts';
import { signIn } from './sign-in.ts';

/** The people of the tests: Sari runs the site, Budi cares for its content. Both sign in with `password`. */
export const sari = { name: 'Sari', email: 'sari@vinci.example', role: 'administrator' } as const;
export const budi = { name: 'Budi', email: 'budi@vinci.example', role: 'client' } as const;
export const password = 'Kardus#2026';

/** A site for a test: its own database (in memory, migrated) and folder, Sari and Budi, nothing else. */
export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

interface Options {
  maintenance?: boolean;
  /** Settings that differ from those of other tests. */
  variables?: Record<string, string>;
  log?: Log;
  lastError?(): LastError | null;
}

export async function openTestSite(options: Options = {}) {
  const { maintenance = false, variables = {}, log = pino({ level: 'silent' }), lastError } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-services-'));
  const settings = { AUTH_SECRET: 'a secret of the tests', NODE_ENV: 'test', UPLOADS_DIR: folder };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const db = openDatabase(':memory:');
  migrateDatabase(db);
  db.insert(site).values({ name: 'Vinci', description: '', maintenance }).run();
  const env = readEnv({ ...settings, AUTH_URL: address, ...variables }, true);
  const services = await createServices({ env, db, log, lastError, now: () => new Date() });
  server.on('request', createApp(services).handle);
  const people = {
    sari: { id: await createAccount(db, { ...sari, password }), ...sari },
    budi: { id: await createAccount(db, { ...budi, password }), ...budi },
  };
  const as = (user: Context['user']) =>
    callerOf(() =>
      createContext(services, { user, sessionId: null, address: '192.0.2.1', requestId: 'test' }),
    );
  return {
    services,
    db,
    address,
    people,
    /** The API for a visitor, for Budi (client) and for Sari (administrator). */
    guest: as(null),
    client: as(people.budi),
    administrator: as(people.sari),
    /** The names of the files in the folder of uploads. */
    async storedFiles() {
      return (await readdir(folder)).filter((name) => !name.startsWith('.'));
    },
    /** The headers of a browser that Budi or Sari has signed in with. */
    async signIn(person: { email: string }) {
      return { Origin: address, Cookie: await signIn(address, { email: person.email, password }) };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      db.$client.close();
      await rm(folder, { recursive: true });
    },
  };
}
