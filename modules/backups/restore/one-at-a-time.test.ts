import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTRPCClient, httpBatchLink, httpLink } from '@trpc/client';
import pino from 'pino';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import type { AppRouter } from '#server/router.ts';
import type { ReplaceDatabase, Services } from '#server/services.ts';
import { ServedSite } from '#server/start/served-site.ts';

const services = { log: pino({ level: 'silent' }) } as Services;

test.each([httpLink, httpBatchLink])(
  'while a restore replaces the database, another one is refused with a sentence, and the rest waits',
  async (link) => {
    let opened = 0;
    let replaceDatabase: ReplaceDatabase = () => Promise.reject(new Error('It isn’t open.'));
    const site = new ServedSite(async (replace) => {
      replaceDatabase = replace;
      opened += 1;
      return { services, handle: (_, response) => response.end(`site ${opened}`), run() {}, close() {} };
    });
    await site.open();
    const server = createServer(site.handle).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let finish = () => {};
    const isReplacing = new Promise<void>((begun) => {
      void replaceDatabase(async () => {
        begun();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return async () => {};
      });
    });
    await isReplacing;
    const { backup } = createTRPCClient<AppRouter>({
      links: [link({ url: `${url}/api/trpc`, transformer: superjson })],
    });
    const visitor = fetch(url);
    await expect(backup.goBack.mutate()).rejects.toMatchObject({
      message: expect.stringMatching(/^Somebody else is restoring a backup right now/),
      data: { code: 'CONFLICT', httpStatus: 409 },
    });
    finish();
    expect(await (await visitor).text()).toBe('site 2');
    server.close();
  },
);
