import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { getTableName } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { blogPosts } from '#modules/blogs/tables.ts';
import { signIn } from '#tests/back-office.ts';
import { publicPages } from '#tests/public-pages.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

interface Compiled {
  sql: string;
  plan: string[];
}

let folder: string;
let site: RunningSite;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-queries-'));
  const preload = path.resolve(import.meta.dirname, '../counted-queries.mjs');
  site = await startSite({
    env: {
      NODE_OPTIONS: `--import ${preload}`,
      COMPILED_QUERIES: path.join(folder, 'compiled'),
      RUN_QUERIES: path.join(folder, 'run'),
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** All statements that SQLite has compiled since the start. */
async function compiled(): Promise<Compiled[]> {
  const lines = (await readFile(path.join(folder, 'compiled'), 'utf8')).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Compiled);
}

/** By address, what each further request compiles. */
async function compiledAgain(addresses: string[], get: (address: string) => Promise<unknown>) {
  const again: Record<string, string[]> = {};
  for (const address of addresses) {
    const ask = async () => {
      const before = (await compiled()).length;
      await get(address);
      return (await compiled()).slice(before).map(({ sql }) => sql);
    };
    await ask();
    // A job may run meanwhile, but not at each of these.
    const asked = [await ask(), await ask(), await ask()];
    const more = asked.every((sql) => sql.length > 0) ? (asked.at(-1) ?? []) : [];
    if (more.length > 0) again[address] = more;
  }
  return again;
}

test('each query of a page is compiled once, and none makes SQLite index or read a whole table of posts', {
  tag: '@long',
}, async ({ page }) => {
  const visited = await publicPages(site);
  for (const address of visited) await page.request.get(site.url + address);
  const tables = getTableName(blogPosts);
  const scans = (await compiled()).flatMap(({ plan }) => plan).filter((step) => step === `SCAN ${tables}`);
  expect(scans).toEqual([]);

  await signIn(page, site);
  await page.goto(`${site.url}/only-us/dashboard`);
  const links = page.locator('a[href^="/only-us/"]');
  await expect(links.first()).toBeVisible();
  const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const forms = ['/only-us/blogs/1', '/only-us/home/packaging/1'];
  const addresses = [...visited, '/search/kardus', '/nothing-here', ...new Set(screens), ...forms];
  expect(addresses).toContain('/only-us/dashboard');
  expect(addresses).toContain('/only-us/blogs');
  expect(await compiledAgain(addresses, (address) => page.request.get(site.url + address))).toEqual({});
  const indexed = (await compiled()).filter(({ plan }) => plan.some((step) => step.includes('AUTOMATIC')));
  expect(indexed).toEqual([]);
});

test('nor is a query compiled again after another process changed the content', {
  tag: '@long',
}, async () => {
  const pages = await publicPages(site);
  const addresses = [...pages, '/sitemap.xml', '/rss.xml', '/nothing-here', '/search/kardus', '/auth/signin'];
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const change = db.$client.prepare('update site set updated_at = updated_at + 1');
  const get = async (address: string) => {
    change.run();
    await (await fetch(site.url + address)).text();
  };
  expect(await compiledAgain(addresses, get)).toEqual({});
  db.$client.close();
});

/** The statements that an address runs: the fewest of three times, since a job may run meanwhile. */
async function statementsOf(get: () => Promise<unknown>): Promise<string[]> {
  const run = async () => {
    const lines = (await readFile(path.join(folder, 'run'), 'utf8')).trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as string).filter((sql) => !sql.startsWith('pragma'));
  };
  const read = async () => {
    const before = (await run()).length;
    await get();
    return (await run()).slice(before);
  };
  await read();
  const [fewest = []] = [await read(), await read(), await read()].sort(
    (one, other) => one.length - other.length,
  );
  return fewest;
}

test('a page of results reads the settings and the results; the rest is read once per change', async () => {
  const read = await statementsOf(async () => (await fetch(`${site.url}/search/kardus`)).text());
  expect(read).toEqual([expect.stringContaining('"site"'), expect.stringContaining('search_entries')]);
});

test('for staff it also reads who they are and how many requests are new', async ({ page }) => {
  await signIn(page, site);
  const read = await statementsOf(() => page.request.get(`${site.url}/search/kardus`));
  const tables = read.map((sql) => / from \W?(\w+)/i.exec(sql)?.[1]);
  const known = ['sessions', 'users', 'site', 'second_factor_rules', 'requests', 'search_entries', 'select'];
  expect(tables.filter((table) => !known.includes(table ?? ''))).toEqual([]);
  expect(tables.length).toBeLessThan(10);
});
