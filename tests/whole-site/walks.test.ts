import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import superjson from 'superjson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as siteTable } from '#database/tables.ts';
import { post } from '#modules/blogs/test-posts.ts';
import { fieldsOf, send } from '#modules/requests/test-requests.ts';
import { sari } from '#tests/people.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

// How many files of ours a request passes: those of which a function runs. docs/architecture.md lists them, and they may not grow.

const root = path.resolve(import.meta.dirname, '../..');
let site: TestSite;
let headers: Record<string, string>;
let every: Set<string>;

beforeAll(async () => {
  site = await openTestSite();
  headers = await site.signIn(sari);
  every = await passed(() => call('account.get', undefined, 'GET'));
});
afterAll(() => site.close());

async function call(procedure: string, input: unknown, method = 'POST') {
  const body = JSON.stringify(superjson.serialize(input));
  const query = method === 'GET' && input !== undefined ? `?input=${encodeURIComponent(body)}` : '';
  const response = await fetch(`${site.address}/api/trpc/${procedure}${query}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body }),
  });
  const answer = (await response.json()) as {
    result?: { data: never };
    error?: { json: { message: string } };
  };
  if (!answer.result) throw new Error(`${procedure}: ${answer.error?.json.message}`);
  return superjson.deserialize(answer.result.data) as { id: number };
}

/** The files of ours that equal walks pass; the first one opens what is opened once, and timers run in one of them at most. */
async function passed(walk: (index: number) => Promise<unknown>) {
  await walk(0);
  const [one, other] = [await filesOf(() => walk(1)), await filesOf(() => walk(2))];
  return new Set(one.filter((file) => other.includes(file)));
}

async function filesOf(walk: () => Promise<unknown>) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await walk();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName && (ranges[0]?.count ?? 0) > 0),
  );
  const files = ran.map(({ url }) => path.relative(root, url.replace('file://', '')));
  return files.filter((file) => /^(database|lib|modules|server)\//.test(file) && !/test-[^/]*$/.test(file));
}

const live = (title: string) => ({ ...post({ slug: title }), title });
let titles = 0;
function title() {
  titles += 1;
  return `judul-${titles}`;
}

async function livePost() {
  const { id } = await call('blog.create', live(title()));
  return id;
}
async function draft() {
  const { id } = await call('blog.create', { ...live(title()), status: 'draft' });
  return id;
}
const autosave = async (id: number) =>
  call('content.keepCopy', { type: 'blog', of: { id }, values: { title: title() }, version: 1, revision: 0 });

const inEnglish = () => {
  const { title: words, slug, excerpt, body, tags } = live(title()) as Record<string, unknown>;
  return { type: 'blog:en', title: words, slug, excerpt, body, tags, status: 'published' };
};

type Walk = (made: never) => Promise<unknown>;
const walks: Record<string, { make?: () => Promise<unknown>; walk: Walk }> = {
  article: {
    make: async () => {
      const slug = title();
      await call('blog.create', live(slug));
      return slug;
    },
    walk: (slug: string) => call('blog.read', { slug }, 'GET'),
  },
  'autosave of a draft': { make: draft, walk: autosave },
  'autosave over a live entry': { make: livePost, walk: autosave },
  publish: { make: draft, walk: (id: number) => call('blog.update', { ...live(title()), id, version: 1 }) },
  upload: {
    walk: async () => {
      const body = formWith(await photo());
      await fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body });
    },
  },
  'request form': { make: () => fieldsOf(site), walk: (fields: never) => send(site, fields) },
  'sign-in': { walk: () => site.signedIn(sari) },
  'save of a translation': {
    make: async () => {
      site.db.update(siteTable).set({ secondLanguage: 'en', isSecondLanguagePublic: true }).run();
      return call('content.beginTranslation', { type: 'blog', id: await livePost(), language: 'en' });
    },
    walk: ({ id }: { id: number }) => call('content.updateTranslation', { ...inEnglish(), id, version: 1 }),
  },
  search: { walk: () => call('search.getPage', { query: 'palet' }, 'GET') },
};

const documented = new Map(
  [
    ...readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| ([a-z -]+) \| (\d+) \|/gm),
  ].map(([, name = '', files]) => [name, Number(files)]),
);

test.each(Object.entries(walks))('%s passes no more files than the architecture says', async (name, each) => {
  const make = each.make ?? (async () => undefined);
  const made = [await make(), await make(), await make()];
  const files = await passed((index) => each.walk(made[index] as never));
  const own = [...files].filter((file) => !every.has(file)).sort();
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(documented.get(name) ?? 0);
});
