import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import SQLite from '#database/driver.mjs';
import { runCommand, startCommand } from '#tests/faults/command.ts';
import { pdfOf } from '#tests/pdfs.ts';
import { movingPicture, photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { setSecondLanguage } from '#tests/translated-site.ts';

// An export that WordPress made of an invented site, and each address of that site with what answered there.
const fixture = 'tests/fixtures/wordpress/site-a.xml.gz';
const host = 'https://old-site.example';
const xml = gunzipSync(readFileSync(fixture)).toString();
const rows = readFileSync('tests/fixtures/wordpress/pages.tsv', 'utf8').trim().split('\n').slice(1);
const folder = mkdtempSync(path.join(tmpdir(), 'old-site-'));
// The files of kinds that the site doesn't store, by their ids.
const strangers = new Set<string>();
const others: string[] = [];

let site: RunningSite;
test.beforeAll(async () => {
  const files: string[] = [];
  for (const item of xml.split('<item>')) {
    const [, file] = /attachment_url><!\[CDATA\[https:\/\/[^/]+\/([^\]]+)/.exec(item) ?? [];
    const [, id = ''] = /<wp:post_id>(\d+)/.exec(item) ?? [];
    // One GIF is still; the site doesn't take the moving one.
    if (file && /\.(jpe?g|png|webp|pdf)$|diam\.gif$/i.test(file)) files.push(decodeURI(file));
    else if (file) {
      strangers.add(id);
      others.push(decodeURI(file).replace(/^.*uploads\//, ''));
    }
  }
  for (const file of others) {
    const at = path.join(folder, 'wp-content/uploads', file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, file.endsWith('.gif') ? await movingPicture() : file);
  }
  let width = 40;
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    const bytes = file.endsWith('.pdf') ? pdfOf([file]) : await photo({ width: ++width });
    writeFileSync(path.join(folder, file), bytes);
  }
  site = await startSite();
});
test.afterAll(() => site.stop());

const moveIn = (to: RunningSite, ...words: string[]) => runCommand(to.folder, ['move-in', ...words]);
const moveAll = (to: RunningSite, file = fixture) => moveIn(to, path.resolve(file), '--files', folder);

/** Follows redirects, and counts them. */
async function visit(address: string) {
  let [url, hops] = [site.url + address, 0];
  for (;;) {
    const response = await fetch(url, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (!location || hops > 4) return { status: response.status, hops, url, body: await response.text() };
    [url, hops] = [new URL(location, url).href, hops + 1];
  }
}

/** Everything that moving in changes, but for instants and stored names. */
function stateOf({ folder }: RunningSite) {
  const db = new SQLite(path.join(folder, 'vinci.db'), { readonly: true });
  const all = (query: string) => db.prepare(query).all();
  const state = {
    posts: all(
      'select p.id, title, p.slug, status, c.name as category, tags, language, body, p.version from blog_posts p join blog_categories c on c.key = category order by p.slug',
    ),
    pages: all('select title, slug, status, blocks, summary from pages order by slug, title'),
    offers: all('select name, slug, status, specification, uses from home_offers order by slug'),
    translations: all(
      'select type, slug, status, is_outdated from entry_translations order by slug, type, id',
    ),
    menu: all('select entries from menus'),
    files: all('select name, alt from files order by name'),
    addresses: all("select path, type, state from addresses where state = 'current' order by path"),
    language: all('select second_language from site'),
    redirects: all('select path, target from redirects order by path'),
    categories: all('select name, slug from blog_categories order by slug'),
    old: all('select path, type from import_addresses order by path'),
    items: all('select key, state, why, type, entry, version from import_items order by key'),
    versions: all('select count(*) as count from entry_versions'),
  };
  db.close();
  return state;
}

test('a site moves in beside the running one, and every old address leads to what it showed', {
  tag: '@long',
}, async () => {
  const before = stateOf(site);
  const redirects = path.resolve('tests/fixtures/wordpress/redirects.csv');
  const { code, stdout } = await moveIn(
    ...[site, path.resolve(fixture), '--files', folder, '--redirects', redirects],
  );
  expect(stdout).toContain('post: 67 = 66 + 1 + 0');
  expect(stdout).toContain('attachment: 42 = 37 + 4 + 1');
  expect(code).toBe(0);
  // The language is being prepared until somebody publishes it.
  expect(new URL((await visit('/en/blogs')).url).pathname).toBe('/blogs');
  setSecondLanguage(site, 'en');
  await expect.poll(async () => new URL((await visit('/en/blogs')).url).pathname).toBe('/en/blogs');
  for (const row of rows) {
    const [url = '', type = '', status = '', http, , id = '', title = ''] = row.split('\t');
    const address = url.slice(host.length);
    const { status: answer, hops, body, url: at } = await visit(address);
    const about = `${type} ${address} → ${at}`;
    if (http === '404' || /draft|pending|private|future|trash|password/.test(status) || address === '/?p=72')
      expect(answer, about).toBe(404);
    else if (strangers.has(id) && /^(attachment|file)/.test(type)) expect(answer, about).toBe(404);
    else {
      expect(answer, about).toBe(200);
      expect(hops, about).toBeLessThanOrEqual(1);
      expect(body.includes('old-site.example/'), about).toBe(false);
      expect(body, about).not.toMatch(/\[(vc_|gallery|caption|contact-form)|<!-- wp:/);
      // The front page is our own, and so is the page to ask for a quote.
      if (/^(post|product|old-slug|shortlink|page)$/.test(type) && !['/', '/en/contact/'].includes(address))
        expect(wordsOf(body), about).toContain(wordsOf(title).slice(0, 60));
    }
  }
  for (const address of ['/sitemap.xml', '/rss.xml', '/search/rahasia'])
    expect((await visit(address)).body).not.toMatch(/rapat-internal|old-site\.example\/|Daftar harga 2024</);
  expect((await visit('/en/blogs')).body).toContain('What is the edge crush test?');

  expect(stdout).toContain('Redirects: 9 stored, 7 left out');
  expect(stdout).toContain('redirects.csv:11: /uji-coba: This redirect is disabled in the file.');
  for (const [address, at] of [
    ['/kardus.html', '/blogs/cara-memilih-kardus-untuk-kiriman-antar-pulau'],
    ['/hubungi', '/kontak'],
    ['/arsip/2012/x', '/berita'],
    ['/Katalog.PDF', '/api/images/upload/'],
  ] as const) {
    const found = await visit(address);
    expect(`${found.hops} ${found.url}`).toContain(`1 ${site.url}${at}`);
  }
  const apart = path.join(site.folder, 'uploads/.moved-in/1');
  for (const file of others) expect(existsSync(path.join(apart, 'files', file)), file).toBe(true);
  const comments = readFileSync(path.join(apart, 'comments.json'), 'utf8');
  expect(JSON.parse(comments).length).toBe(29);
  expect(comments).not.toMatch(/\w@\w|\d+\.\d+\.\d+\.\d+/);
  expect((await visit('/api/images/upload/.moved-in/1/comments.json')).status).toBe(404);

  const after = stateOf(site);
  expect((await moveAll(site)).code).toBe(0);
  expect(stateOf(site)).toEqual(after);

  expect((await runCommand(site.folder, ['move-in', 'check', `${host}/?p=119`])).stdout).toContain(
    'doesn’t redirect',
  );
  const report = (await runCommand(site.folder, ['move-in', 'report'])).stdout;
  expect(report).toContain('"It was protected by a password, so it’s imported as a draft."');

  // What somebody edits here stays, whatever a newer export says; the rest follows it.
  const db = new SQLite(path.join(site.folder, 'vinci.db'));
  const ours = db
    .prepare("select id, slug from blog_posts where body like '%Kardus gelombang ganda menahan%' limit 1")
    .get() as { id: number; slug: string };
  db.prepare("update blog_posts set title = 'Ours', version = version + 1 where id = ?").run(ours.id);
  db.close();
  const newer = path.join(folder, 'newer.xml');
  writeFileSync(newer, xml.replaceAll('Kardus gelombang ganda menahan', 'Kardus baru menahan'));
  expect((await moveAll(site, newer)).code).toBe(0);
  const { posts } = stateOf(site) as { posts: { slug: string; title: string; body: string }[] };
  expect(posts.find(({ slug }) => slug === ours.slug)?.title).toBe('Ours');
  expect(posts.filter(({ body }) => body.includes('Kardus baru menahan')).length).toBeGreaterThan(10);

  const { stdout: undone } = await runCommand(site.folder, ['move-in', 'undo']);
  expect(undone).toContain('These stay, because they were edited or are used here:');
  expect(existsSync(apart)).toBe(false);
  const end = stateOf(site);
  for (const part of ['pages', 'offers', 'translations', 'menu', 'language', 'old', 'redirects'] as const)
    expect(end[part]).toEqual(before[part]);
  expect(end.posts.length).toBe(before.posts.length + 1);
});

test('an import that is killed again and again ends like an undisturbed one', { tag: '@long' }, async () => {
  const [one, other] = await Promise.all([startSite(), startSite()]);
  try {
    await moveAll(one);
    for (let moment = 1; moment <= 5; moment++) {
      const { kill, ended } = startCommand(other.folder, [
        'move-in',
        path.resolve(fixture),
        '--files',
        folder,
      ]);
      await Promise.race([ended, wait(500 + moment * 700)]);
      kill();
      await ended;
    }
    expect((await moveAll(other)).code).toBe(0);
    const [{ files, ...undisturbed }, { files: found, ...disturbed }] = [stateOf(one), stateOf(other)];
    expect(disturbed).toEqual(undisturbed);
    expect(found).toEqual(files);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});

function wordsOf(html: string) {
  const named: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
  return html
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, number) =>
      String.fromCodePoint(Number.parseInt(hex ?? number, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (all, name) => named[name] ?? all)
    .replaceAll('\u00ad', '')
    .toLowerCase();
}
