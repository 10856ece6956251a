// Part of `npm run bench`: back-office lists of 10,000 rows each, through the API of the built site, in one language and in two:
// then a list may take 1.3 times as long.
import path from 'node:path';
import { type Database, openDatabase } from '#database/client.ts';
import { signIn } from '#tests/sign-in.ts';
import { startSite } from '#tests/site.ts';
import { median, onServersCore } from './load.ts';
import { print } from './print.ts';

const rows = 10_000;
const lists: [what: string, procedure: string, input?: object][] = [
  ['posts, the newest', 'blog.getAll', {}],
  ['posts, the last page', 'blog.getAll', { page: rows / 20 }],
  ['posts, by title', 'blog.getAll', { sort: 'title' }],
  ['posts, drafts', 'blog.getAll', { state: 'draft' }],
  ['posts with some words', 'blog.getAll', { search: 'nomor 77' }],
  ['posts for visitors', 'blog.getPage', {}],
  ['gallery, all of it', 'gallery.getAll'],
  ['files, the newest', 'file.getPage', {}],
  ['files, by size', 'file.getPage', { sort: 'size' }],
  ['files with some words', 'file.getPage', { search: 'nomor 77' }],
  ['files that nothing uses', 'file.getPage', { unused: true }],
  ['dashboard', 'site.getSummary'],
];

const site = await onServersCore(() => startSite());
try {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  fill(db);
  db.$client.close();
  const Cookie = await signIn(site.url, site);
  print(`lists over ${rows} rows, p50`, 'one language', 'two');
  const times: number[] = [];
  // Neither is the first.
  for (const [, procedure, input] of lists) await ask(procedure, input, Cookie);
  for (const [, procedure, input] of lists) times.push(await ask(procedure, input, Cookie));
  await translate(Cookie);
  for (const [at, [what, procedure, input]] of lists.entries()) {
    const [one = 0, two] = [times[at], await ask(procedure, input, Cookie)];
    print(`  ${what}`, `${one.toFixed(1)} ms`, `${two.toFixed(1)} ms, × ${(two / one).toFixed(2)}`);
  }
  const [first = 0, second = 0] = [await timeOf('/sitemap.xml'), await timeOf('/sitemap.xml')];
  print('  sitemap, written and served', `${first.toFixed(0)} ms`, `${second.toFixed(1)} ms`);
} finally {
  await site.stop();
}

async function timeOf(path: string, headers = {}) {
  const start = performance.now();
  const answer = await fetch(site.url + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}

async function ask(procedure: string, input: object | undefined, Cookie: string) {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : '';
  const times: number[] = [];
  for (let round = 0; round < 21; round += 1) {
    times.push(await timeOf(`/api/trpc/${procedure}${query}`, { Cookie }));
  }
  return median(times);
}

/** Every post and picture in English, and that language on. */
async function translate(Cookie: string) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.$client.exec(`
    insert into entry_translations (type, entry, language, status, slug, entered, original)
      select 'blog', id, 'en', 'published', 'en-' || slug, words, words from (select id, slug, json_object('json', json_object(
        'title', title, 'slug', 'en-' || slug, 'excerpt', excerpt, 'body', json(body), 'tags', json('[]'))) words from blog_posts);
    insert into entry_translations (type, entry, language, status, entered, original)
      select 'gallery', id, 'en', 'published', words, words from (select id, json_object('json', json_object(
        'title', title, 'description', description)) words from gallery_pictures);
    insert into addresses (path, type, entry, state, was_public)
      select '/en/blogs/' || slug, 'blog:en', id, 'current', true from entry_translations where type = 'blog';
    update site set second_language = 'en', is_second_language_public = true;`);
  db.$client.close();
  // What it has prepared for one language is dropped by a change of its own.
  const data = JSON.stringify({ json: {} });
  await fetch(`${site.url}/api/trpc/site.publish`, {
    method: 'POST',
    body: data,
    headers: { Cookie, Origin: site.url, 'Content-Type': 'application/json' },
  });
}

// In SQL, because the bench must not depend on any module.
function fill(db: Database) {
  const title = `'Kabar nomor ' || (number * 7919 % ${rows})`;
  const status = "iif(number % 10, 'published', 'draft')";
  db.$client.exec(`
    create temp table numbers as
      with recursive counted (number) as (select 1 union all select number + 1 from counted where number < ${rows})
      select number from counted;
    insert into files (filename, name, bytes, type, width, height, color, alt, sha256)
      select number || '.jpg', ${title}, number, type, width, height, color, alt, sha256
      from numbers join (select * from files limit 1);
    insert into blog_posts (title, slug, category, language, cover_id, excerpt, body, author, status, published_at)
      select ${title}, 'nomor-' || number, category, language, files.id, excerpt, body, author, ${status},
        (unixepoch() - number * 3600) * 1000
      from numbers join files on filename = number || '.jpg'
      join (select category, language, excerpt, body, author from blog_posts limit 1);
    insert into gallery_pictures (title, description, file_id, type_id, status, position)
      select ${title}, description, files.id, type_id, ${status}, 1000 + number
      from numbers join files on filename = number || '.jpg'
      join (select description, type_id from gallery_pictures limit 1);`);
}
