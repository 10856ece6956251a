import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@playwright/test';
import superjson from 'superjson';
import { exported, exportedItem } from '#tests/old-export.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { rowsIn } from '#tests/site-rows.ts';

type Current = {
  id: number;
  state: string;
  failure: string;
  isBusy: boolean;
  uploads: { name: string }[];
  host: string;
  [name: string]: unknown;
};

/** A site of its own for each test, whose administrator imports by the procedures of the screen. */
class SiteToMoveIn {
  site!: RunningSite;
  Cookie = '';

  async start(options: Parameters<typeof startSite>[0]) {
    this.site = await startSite(options);
    this.Cookie = await signIn(this.site.url, this.site);
  }

  async restart(env: Record<string, string> = {}) {
    const { folder } = this.site;
    await this.site.stop();
    await this.start({ folder, env });
  }

  async send(name: string, body: string | FormData) {
    const json: Record<string, string> =
      typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    const headers = { Cookie: this.Cookie, Origin: this.site.url, ...json };
    const answer = await fetch(`${this.site.url}/api/trpc/${name}`, { method: 'POST', headers, body });
    const { result, error } = (await answer.json()) as {
      result?: { data: never };
      error?: { json: { message: string } };
    };
    return result
      ? superjson.deserialize<{ id: number; received: number }>(result.data)
      : (error?.json.message ?? '');
  }

  call = (name: string, input: object) => this.send(`moveIn.${name}`, superjson.stringify(input));

  ask = async (name: string, input?: object) => {
    const query = new URLSearchParams({ input: superjson.stringify(input) });
    const { Cookie } = this;
    const answer = await fetch(`${this.site.url}/api/trpc/moveIn.${name}?${query}`, { headers: { Cookie } });
    return superjson.deserialize((await answer.json()).result.data) as {
      [name: string]: unknown;
      current: Current;
    };
  };

  current = async () => (await this.ask('get')).current;

  /** Once no process works on it. */
  atRest = async () => {
    for (;;) {
      const row = await this.current();
      if (!row?.isBusy) return row;
      await wait(100);
    }
  };

  piece = (name: string, text: string, at: number, total: number, kind = 'export') => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ kind, name, at, total })) form.set(field, String(value));
    form.set('file', new Blob([text]), name);
    return this.send('moveIn.upload', form);
  };

  upload = (text: string, name = 'site.xml') => this.piece(name, text, 0, Buffer.byteLength(text));

  row = (query: string) => rowsIn(this.site, query);
}

export function siteToMoveIn(): SiteToMoveIn {
  const to = new SiteToMoveIn();
  test.beforeEach(() => to.start({ folder: mkdtempSync(path.join(tmpdir(), 'move-in-')) }));
  test.afterEach(async () => {
    await to.site.stop();
    rmSync(to.site.folder, { recursive: true, force: true });
  });
  return to;
}

export const posts = (count: number, text = 'Words', host = 'old.example') =>
  exported(
    Array.from({ length: count }, (_, index) => exportedItem(index + 1, `<p>${text} ${index}</p>`)),
    host,
  );
