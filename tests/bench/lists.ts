// Part of `npm run bench`: back-office lists of 10,000 rows each, through the API of the built site.
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
  print(`lists over ${rows} rows`, '', 'p50');
  for (const [what, procedure, input] of lists) await ask(what, procedure, input, Cookie);
} finally {
  await site.stop();
}

async function ask(what: string, procedure: string, input: object | undefined, Cookie: string) {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : '';
  const times: number[] = [];
  for (let round = 0; round < 21; round += 1) {
    const start = performance.now();
    const answer = await fetch(`${site.url}/api/trpc/${procedure}${query}`, { headers: { Cookie } });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}`);
  }
  print(`  ${what}`, '', `${median(times).toFixed(1)} ms`);
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
