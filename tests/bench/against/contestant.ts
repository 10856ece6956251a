import { execFileSync } from 'node:child_process';
import path from 'node:path';
import superjson from 'superjson';
import { type Database, openDatabase } from '#database/client.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { onServersCore } from '../load.ts';
import { request } from '../request.ts';

/** One of the two checkouts, running. */
export interface Contestant {
  root: string;
  /** Its database and uploads. */
  folder: string;
  site: RunningSite;
  /** The headers of the administrator. */
  staff: Record<string, string>;
  /** Writes as another process would, so that nothing is cached any more. */
  change(): void;
  /** Calls a mutation. */
  call<Output>(name: string, input: unknown): Promise<Output>;
  /** The latest post's address. */
  article: string;
  /** The last page of the list of posts, at most the sixtieth. */
  lastPage: string;
  /** Posts that rows of the comparison have made. */
  drafts: number[];
  stop(): Promise<void>;
}

/** Fills a folder with the starter content of the checkout and so many posts more. */
export async function seedWith(root: string, folder: string, posts: number): Promise<void> {
  await (await startSite({ root, folder })).stop();
  if (posts === 0) return;
  execFileSync(process.execPath, ['bin/site.mjs', 'seed', '--posts', String(posts)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `file:${path.join(folder, 'vinci.db')}`,
      UPLOADS_DIR: path.join(folder, 'uploads'),
      AUTH_SECRET: 'a secret of the bench, long enough',
    },
  });
}

export async function startContestant(root: string, folder: string, env = {}): Promise<Contestant> {
  const site = await onServersCore(() => startSite({ root, folder, env }));
  const db: Database = openDatabase(path.join(folder, 'vinci.db'));
  const staff = { Cookie: await signIn(site.url, site), Origin: site.url };
  const change = db.$client.prepare('update site set updated_at = updated_at + 1');
  const list = (await request(`${site.url}/blogs`)).body.toString();
  const [, article = '/blogs'] = /href="(\/blogs\/[\w-]+)"/.exec(list) ?? [];
  const pages = [...list.matchAll(/\/blogs\?page=(\d+)/g)].map(([, page]) => Number(page));
  return {
    root,
    folder,
    site,
    staff,
    change: () => void change.run(),
    call: (name, input) => call(site.url, staff, name, input),
    article,
    lastPage: `/blogs?page=${Math.min(60, Math.max(1, ...pages))}`,
    drafts: [],
    async stop() {
      db.$client.close();
      await site.stop();
    },
  };
}

async function call<Output>(address: string, staff: Record<string, string>, name: string, input: unknown) {
  const { status, body } = await request(`${address}/api/trpc/${name}`, {
    method: 'POST',
    headers: { ...staff, 'Content-Type': 'application/json' },
    body: superjson.stringify(input),
  });
  if (status !== 200) throw new Error(`${name} answered ${status}: ${body}`);
  return superjson.deserialize(JSON.parse(body.toString()).result.data) as Output;
}
