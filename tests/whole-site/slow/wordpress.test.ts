import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainText } from '#lib/rich-text/read.ts';
import type { PublicMenuItem } from '#server/navigation/points.ts';
import { installIfAllowed, isDebian } from '#tests/debian.ts';
import { runCommand } from '#tests/faults/command.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { everyPart, exported, openFullSite } from '#tests/whole-site/full-site.ts';
import { partsOf } from '#tests/zip-parts.ts';

// What leaves here arrives in a real WordPress: that of Debian's package, with a database of its own and the plugin WordPress Importer.

const programs = ['/usr/share/wordpress/wp-load.php', '/usr/bin/php', '/usr/sbin/mariadbd'];
const areThere = () => programs.every((file) => existsSync(file));
if (!areThere()) installIfAllowed('wordpress php-cli php-mysql php-xml mariadb-server');
const isPossible = areThere() && isDebian() && process.getuid?.() === 0;
if (!isPossible)
  console.error('  Skipped: WordPress can be installed by root on Debian only, with its packages at hand.');

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-wordpress-'));
const socket = path.join(folder, 'database.sock');
const wordpress = path.join(folder, 'wordpress');
let database: ChildProcess | undefined;
let site: RunningSite | undefined;

interface Shown {
  type: string;
  status: string;
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  html: string;
  categories: string[];
  tags: string[];
  cover: string | null;
}

beforeAll(async () => {
  if (!isPossible) return;
  const data = path.join(folder, 'data');
  const quiet = { stdio: 'ignore' } as const;
  execFileSync(
    'mariadb-install-db',
    [`--datadir=${data}`, '--user=root', '--auth-root-authentication-method=normal'],
    quiet,
  );
  const settings = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    '--user=root',
  ];
  database = spawn('/usr/sbin/mariadbd', [...settings, `--pid-file=${folder}/pid`], quiet);
  for (let attempt = 0; ; attempt++) {
    try {
      ask('select 1');
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await wait(200);
    }
  }
  cpSync('/usr/share/wordpress', wordpress, {
    recursive: true,
    dereference: true,
    filter: (from) => existsSync(from),
  });
  mkdirSync(path.join(wordpress, 'wp-content/uploads'), { recursive: true });
  writeFileSync(
    path.join(wordpress, 'wp-config.php'),
    `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', ''); define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost'); define('DISABLE_WP_CRON', true);
define('WP_HOME', 'http://wordpress.example'); define('WP_SITEURL', 'http://wordpress.example');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';`,
  );
});
afterAll(async () => {
  const ended = database && new Promise((resolve) => database?.once('close', resolve));
  database?.kill();
  await ended;
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function ask(sql: string) {
  const words = ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', sql];
  execFileSync('mariadb', words, { stdio: 'ignore' });
}

interface MenuItem {
  title: string;
  /** The title of the item above it. */
  below: string;
  /** The name in the address of the entry that it leads to. */
  entry: string | null;
  url: string;
}

interface Imported {
  posts: Shown[];
  files: string[];
  menus: Record<string, MenuItem[]>;
  said: string;
}

const importer = process.env.WORDPRESS_IMPORTER ?? path.join(import.meta.dirname, 'wordpress-importer');

/** Imports an export into an empty WordPress, which fetches the files from the site at `address`. */
async function importInto(parts: Map<string, Buffer>, address: string): Promise<Imported> {
  ask('drop database if exists wordpress; create database wordpress');
  const file = path.join(mkdtempSync(path.join(folder, 'export-')), 'wordpress.xml');
  writeFileSync(file, parts.get('wordpress.xml') ?? '');
  const script = path.join(import.meta.dirname, 'wordpress-import.php');
  const settings = [
    '-d',
    'memory_limit=512M',
    '-d',
    'display_errors=stderr',
    '-d',
    'error_reporting=E_ERROR',
  ];
  const words = [...settings, script, wordpress, importer, file, address];
  const { stdout } = await promisify(execFile)('php', words, { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

test.runIf(isPossible)('every part of a text arrives in WordPress, in both languages', async () => {
  const full = await openFullSite();
  const { posts, files, menus, said } = await importInto((await exported(full)).parts, full.address);
  expect(said).toMatch(/^All done/);
  // One is lost here, too.
  expect(files.length).toBe(full.pictures.length - 1);
  expect(menus).toEqual({
    header: [
      { title: 'Tulisan', below: '', entry: 'tentang', url: expect.any(String) },
      { title: 'Tulisan', below: 'Tulisan', entry: 'sasaran-baru', url: expect.any(String) },
      { title: 'Tulisan', below: 'Tulisan', entry: null, url: `${full.address}/packaging/kotak-kado` },
    ],
  });
  for (const slug of ['semua', 'every-part', 'tentang', 'kotak-kado']) {
    const { html = '', ...about } = posts.find((post) => post.slug === slug) ?? {};
    const theirs = countsOf(html, (node) => node.nodeName === 'body');
    // WordPress asks the site of a video, and shows its address when that doesn't answer.
    const wanted = wordsOf(plainText(everyPart(full.pictures, '/'))).filter((word) => word !== 'Film');
    expect([slug, wanted.filter((word) => !theirs.words.has(word))]).toEqual([slug, []]);
    expect([slug, theirs.pictures.length]).toEqual([slug, slug === 'kotak-kado' ? 5 : 3]);
    expect(html).toContain('<h3 class="wp-block-heading"');
    expect(html).toMatch(
      /<ol start="3">[\s\S]*<td colspan="2">[\s\S]*wp-block-gallery[\s\S]*youtube.com\/watch/,
    );
    expect(about).toMatchObject({ status: 'publish' });
  }
  const [post] = posts.filter(({ slug }) => slug === 'semua');
  expect(post).toMatchObject({
    title: '../Semua: bagian 🎉',
    categories: ['Gudang &amp; kirim'],
    tags: ['ISPM 15', 'Palet'],
  });
  expect(posts.find(({ slug }) => slug === 'rancangan')?.status).toBe('draft');
  await full.close();
});

test.runIf(isPossible)('a WordPress that imports the export shows the same words and pictures', async () => {
  site = await startSite();
  const zip = path.join(folder, 'export.zip');
  const made = await runCommand(site.folder, ['export', zip], { AUTH_URL: site.url });
  expect(made).toMatchObject({ code: 0 });
  const parts = await partsOf(zip);
  const { posts, files, menus, said } = await importInto(parts, site.url);
  expect(said).toMatch(/^All done/);
  expect(files.length).toBe(JSON.parse(String(parts.get('files.json'))).length);
  const { menu, language } = JSON.parse(String(parts.get('site.json')));
  for (const [place, items] of Object.entries<PublicMenuItem[]>(menu)) {
    const wanted = items.flatMap(({ items: below = [], ...top }) => [
      [top.label[language as 'id'], ''],
      ...below.map(({ label }) => [label[language as 'id'], top.label[language as 'id']]),
    ]);
    expect(menus[place]?.map(({ title, below }) => [title, below])).toEqual(wanted);
  }

  const published = posts.filter(({ status }) => status === 'publish');
  const paths: Record<string, string> = {
    post: '/blogs/',
    page: '/',
    product: '/packaging/',
    service: '/services/',
  };
  const filters = new Map<string, string[]>();
  for (const [name, text] of parts) {
    const { slug = '', uses = '' } = /^entries\/.*\.json$/.test(name) ? JSON.parse(String(text)).fields : {};
    filters.set(slug, wordsOf(uses));
  }
  let compared = 0;
  for (const { type, slug, title, html, cover } of published) {
    if (!paths[type]) continue;
    const page = await (await fetch(site.url + paths[type] + slug)).text();
    const ours = countsOf(
      page,
      type === 'post' ? (node) => classOf(node).includes('rich-text') : (node) => node.nodeName === 'main',
    );
    const theirs = countsOf(html, (node) => node.nodeName === 'body');
    // What visitors filter the list by isn't on the page.
    for (const word of filters.get(slug) ?? []) ours.words.set(word, (ours.words.get(word) ?? 0) + 1);
    const missing = [...theirs.words].filter(([word, count]) => (ours.words.get(word) ?? 0) < count);
    expect({ title, missing }).toEqual({ title, missing: [] });
    if (type === 'post')
      expect({ title, words: theirs.words, pictures: theirs.pictures.length }).toEqual({
        title,
        words: ours.words,
        pictures: ours.pictures.length,
      });
    for (const picture of theirs.pictures)
      expect([
        picture,
        existsSync(
          path.join(wordpress, decodeURIComponent(new URL(picture, 'http://wordpress.example').pathname)),
        ),
      ]).toEqual([picture, true]);
    expect(theirs.words.size).toBeGreaterThan(type === 'page' ? 0 : 20);
    if (type === 'post') expect(cover).not.toBeNull();
    compared += 1;
  }
  console.error(
    `  WordPress: ${posts.length} entries arrived, ${compared} pages have the same words and pictures`,
  );
  expect(compared).toBeGreaterThan(15);
  expect(posts.filter(({ html }) => html.includes('<!-- wp:'))).toEqual([]);
  const [article] = published.filter(({ slug }) => slug === 'karton-gelombang');
  expect(article).toMatchObject({
    author: 'Vinci',
    excerpt: expect.stringContaining('Flute A, B, C'),
  });
  expect(posts.some(({ status }) => status === 'draft')).toBe(true);
});

interface HtmlNode {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: HtmlNode[];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function classOf({ attrs = [] }: HtmlNode) {
  return attrs.find(({ name }) => name === 'class')?.value ?? '';
}

/** How often each word is there, and the pictures, in the first part of a page that `isIt`. */
function countsOf(html: string, isIt: (node: HtmlNode) => boolean) {
  const [words, pictures] = [new Map<string, number>(), [] as string[]];
  const read = (node: HtmlNode) => {
    for (const word of wordsOf(node.value ?? '')) words.set(word, (words.get(word) ?? 0) + 1);
    const source = node.attrs?.find(({ name }) => name === 'src')?.value;
    if (node.nodeName === 'img' && source) pictures.push(source);
    for (const child of node.childNodes ?? [])
      if (!/^(script|style|noscript)$/.test(child.nodeName)) read(child);
  };
  const find = (node: HtmlNode): HtmlNode | undefined =>
    isIt(node) ? node : node.childNodes?.map(find).find((found) => found !== undefined);
  const found = find(parse(html.replace(/<\/?(strong|em|a)\b[^>]*>/g, '')) as HtmlNode);
  if (found) read(found);
  return { words, pictures };
}
