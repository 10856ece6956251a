// Part of `npm run bench`: how long one request keeps all others waiting, on a site with 10,000 posts.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildIfNeeded } from '#bin/build.mjs';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { median, onServersCore } from './load.ts';
import { print } from './print.ts';
import { request } from './request.ts';

const root = path.resolve(import.meta.dirname, '../..');
const megabyte = 1024 * 1024 - 100;
const rounds = 9;

if (!(await buildIfNeeded())) process.exit(1);
const folder = await mkdtemp(path.join(tmpdir(), 'vinci-bench-'));
try {
  await (await startSite({ folder })).stop();
  await seed();
  const site = await onServersCore(startWatched);
  const staff = { Cookie: await signIn(site.url, site), Origin: site.url };
  print('one request, 10,000 posts', 'longest pause', 'processor', 'goal ≤ 50 ms');
  await measure(site, 'nothing');
  await measure(site, 'sitemap.xml', '/sitemap.xml');
  await measure(site, 'sitemap.xml after a change', '/sitemap.xml', {}, undefined, change);
  await measure(site, 'the list of posts, rendered', '/blogs', {}, undefined, change);
  await measure(site, 'its sixtieth page, rendered', '/blogs?page=60', {}, undefined, change);
  const words = encodeURIComponent('{"json":{"search":"nomor 77"}}');
  await measure(site, 'posts with two words', `/api/trpc/blog.getAll?input=${words}`, staff);
  await measure(site, 'a file of the sitemap', '/sitemap.xml?page=2');
  await measure(site, 'ten searches in a batch', batchOfSearches());
  await measure(site, 'a search for one letter', `/search/p`);
  await measure(site, '1 MB of brackets', '/api/trpc/blog.create', staff, '['.repeat(megabyte));
  await measure(site, 'the same at the sign-in', '/api/auth/callback/credentials', {}, '['.repeat(megabyte));
  await measure(
    site,
    '1 MB of empty lists',
    '/api/trpc/blog.create',
    staff,
    `{"json":[${'[],'.repeat(megabyte / 3 - 9)}0]}`,
  );
  await measure(site, '1 MB of types', '/api/trpc/blog.create', staff, manyTypes());
  await measure(site, 'as many small objects as allowed', '/api/trpc/blog.create', staff, smallObjects());
  await measure(site, 'the dashboard', '/only-us/dashboard', staff);
  await measure(site, 'the list of posts', '/only-us/blogs', staff);
  await site.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function seed() {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: `file:${path.join(folder, 'vinci.db')}`,
    UPLOADS_DIR: path.join(folder, 'uploads'),
    AUTH_SECRET: 'a secret of the bench, long enough',
  };
  await promisify(execFile)(process.execPath, ['bin/site.mjs', 'seed', '--posts', '10000'], {
    cwd: root,
    env,
  });
}

function startWatched() {
  const program = path.join(import.meta.dirname, 'loop-delay.mjs');
  return startSite({ folder, env: { NODE_OPTIONS: `--import=${program}` } });
}

async function measure(
  site: RunningSite,
  what: string,
  address?: string,
  headers: Record<string, string> = {},
  body?: string,
  before?: () => Promise<void>,
) {
  const pauses: number[] = [];
  const processor: number[] = [];
  const type = { 'Content-Type': 'application/json' };
  const question = body ? { method: 'POST', headers: { ...headers, ...type }, body } : { headers };
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    await longestPause(site);
    const start = cpuTimeOf(site.pid);
    if (address) await request(site.url + address, question);
    processor.push(cpuTimeOf(site.pid) - start);
    await wait(20);
    pauses.push(await longestPause(site));
  }
  print(`  ${what}`, `${median(pauses).toFixed(1)} ms`, `${median(processor).toFixed(1)} ms`);
}

/** As another process would, so that nothing is cached any more. */
async function change() {
  const db = openDatabase(path.join(folder, 'vinci.db'));
  db.update(siteTable).set({ updatedAt: new Date() }).run();
  db.$client.close();
  await wait(5);
}

async function longestPause(site: RunningSite): Promise<number> {
  const printed = () => [...site.output().matchAll(/^Longest pause: (.+)\n/gm)];
  const before = printed().length;
  site.signal('SIGUSR2');
  while (printed().length === before) await wait(2);
  return Number(printed().at(-1)?.[1]);
}

function batchOfSearches() {
  const words = [
    'palet',
    'kemasan',
    'kontaner',
    'gudang truk',
    'pengirimam',
    'kar',
    'pal',
    'label',
    'ekspor',
    'p',
  ];
  const input = Object.fromEntries(words.map((query, index) => [index, { json: { query } }]));
  const names = words.map(() => 'search.getPage').join(',');
  return `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
}

// As many as an input may contain.
function smallObjects() {
  return `{"json":[${Array.from({ length: 32_700 }, (_, index) => `{"k${index}":1}`)}]}`;
}

function manyTypes() {
  const values = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`a.${index}`, ['Date']]));
  return JSON.stringify({ json: {}, meta: { values } });
}
