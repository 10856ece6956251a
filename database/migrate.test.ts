import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, databasePath, openDatabase } from './client.ts';
import SQLite from './driver.mjs';
import { pendingChanges } from './generate.ts';
import { lockDatabase } from './lock.ts';
import { migrateDatabase } from './migrate.ts';
import { querySearch } from './search/query.ts';
import { keepSnapshot } from './snapshots.ts';
import { site } from './tables.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-database-'));
  file = path.join(folder, 'vinci.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Migration {
  idx: number;
  when: number;
  tag: string;
}

/** A copy of the migrations, with others in the list. */
function migrationsWith(change: (all: Migration[]) => Migration[], from = 'database/migrations') {
  const migrations = mkdtempSync(path.join(folder, 'migrations-'));
  cpSync(from, migrations, { recursive: true });
  const journalFile = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return migrations;
}

/** A copy of the migrations, or of another copy, with one more at the end. */
function withOneMore(sql: string, from?: string) {
  const tag = from ? `${path.basename(from)}_more` : 'one_more';
  const migrations = migrationsWith((all) => {
    const last = all.at(-1) as Migration;
    return [...all, { ...last, idx: last.idx + 1, when: last.when + 1, tag }];
  }, from);
  writeFileSync(path.join(migrations, `${tag}.sql`), sql);
  return migrations;
}

function filledDatabase() {
  const db = openDatabase(file);
  migrateDatabase(db);
  db.insert(site).values({ description: 'Kardus' }).run();
  return db;
}

/** Migrates as a start does; returns the name of the snapshot. */
function update(db: Database, migrations: string) {
  const { snapshot } = migrateDatabase(db, migrations);
  return path.basename(keepSnapshot(snapshot ?? ''));
}

test('the migrations hold every table as the code describes it', async () => {
  expect((await pendingChanges()).statements).toEqual([]);
});

test('a migration runs after a snapshot of what was there', () => {
  const db = filledDatabase();
  const { snapshot } = migrateDatabase(db, withOneMore('alter table site add column motto text;'));
  expect(db.$client.prepare('select description, motto from site').all()).toEqual([
    { description: 'Kardus', motto: null },
  ]);
  db.$client.close();
  const before = new SQLite(snapshot ?? '', { readonly: true });
  expect(before.prepare('select * from site').get()).not.toHaveProperty('motto');
  before.close();
});

const broken = `alter table site add column motto text;
--> statement-breakpoint
update site set description = 'Half-way';
--> statement-breakpoint
select nonsense;`;
const snapshots = () => readdirSync(path.join(folder, 'snapshots'));

test('a migration that fails half-way is found out on a copy, and the database is not touched', () => {
  const db = filledDatabase();
  db.$client.pragma('wal_checkpoint(TRUNCATE)');
  const before = readFileSync(file);
  expect(() => migrateDatabase(db, withOneMore(broken))).toThrow(
    /the migration one_more fails \(no such column: nonsense\)\. It is as it was\. A snapshot of it is at .*-not-migrated\.db\./,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(existsSync(`${file}-wal`) && statSync(`${file}-wal`).size).toBe(0);
  expect(migrateDatabase(db)).toEqual({ snapshot: null });
  db.$client.close();
  const [name = ''] = snapshots();
  const copy = new SQLite(path.join(folder, 'snapshots', name), { readonly: true });
  expect(copy.prepare('select description from site').all()).toEqual([{ description: 'Kardus' }]);
  copy.close();
});

test('the minimum and lead time of products move from their specifications to fields of their own', () => {
  const db = openDatabase(file);
  migrateDatabase(
    db,
    migrationsWith((all) => all.filter(({ idx }) => idx <= 36)),
  );
  const sql = db.$client;
  const rows = (...labels: string[]) => labels.map((label) => ({ label, value: `${label} 1` }));
  const product = rows('Bahan', 'Waktu produksi', 'Sewa mulai', 'Waktunya', 'MOQ');
  const other = rows('Terminimumkan', 'Warna');
  const stored = JSON.stringify({ json: { name: 'Kotak', specification: product } });
  const offer = sql.prepare(
    `insert into home_offers (kind, name, slug, summary, text, specification, position) values (?, 'N', ?, '', '{}', ?, 1)`,
  );
  offer.run('packaging', 'a', JSON.stringify(product));
  offer.run('packaging', 'b', JSON.stringify(other));
  offer.run('service', 'c', JSON.stringify(product));
  for (const type of ['packaging', 'service']) {
    sql
      .prepare(
        `insert into entry_copies (type, key, entered, base, version, revision, changed_at) values (?, '1', ?, ?, 1, 1, 1)`,
      )
      .run(type, stored, '{"json":{}}');
    sql
      .prepare(
        `insert into entry_versions (type, entry, title, entered, changes, files, how, since, at)
        values (?, 1, 'Kotak', ?, '{}', '[]', 'saved', 1, 1)`,
      )
      .run(type, stored);
    sql
      .prepare(`insert into entry_trash (type, entry, title, row, deleted_at) values (?, 2, 'Kotak', ?, 1)`)
      .run(type, stored);
  }
  migrateDatabase(db);
  const kept = rows('Bahan', 'Waktunya', 'MOQ');
  const facts = { minimum: 'Sewa mulai 1', leadTime: 'Waktu produksi 1' };
  const offers = sql.prepare('select minimum, lead_time as leadTime, specification from home_offers').all();
  expect(offers).toEqual([
    { ...facts, specification: JSON.stringify(kept) },
    { minimum: '', leadTime: '', specification: JSON.stringify(other) },
    { minimum: '', leadTime: '', specification: JSON.stringify(product) },
  ]);
  const moved = { json: { name: 'Kotak', specification: kept, ...facts } };
  for (const [column, table] of [
    ['entered', 'entry_copies'],
    ['entered', 'entry_versions'],
    ['row', 'entry_trash'],
  ]) {
    const values = sql.prepare(`select ${column} from ${table} order by type`).pluck().all() as string[];
    expect(values.map((value) => JSON.parse(value))).toEqual([moved, JSON.parse(stored)]);
  }
  expect(sql.prepare('select base from entry_copies').pluck().all()).toEqual(['{"json":{}}', '{"json":{}}']);
  db.$client.close();
});

test('the posts of an old site keep their categories, which are entries with an address now', () => {
  const db = openDatabase(file);
  migrateDatabase(
    db,
    migrationsWith((all) => all.filter(({ tag }) => tag < '0049')),
  );
  const sql = db.$client;
  const add = sql.prepare(
    `insert into blog_posts (id, title, slug, category, language, body, location, version) values (?, 'P', ?, ?, 'id', '{}', ?, 4)`,
  );
  add.run(3, 'sopir', 'CAREER', 'Cikarang');
  add.run(7, 'palet', 'TECHNOLOGY', '');
  sql.exec('delete from blog_posts where id = 7');
  add.run(5, 'peti', 'TECHNOLOGY', '');
  migrateDatabase(db);
  const posts = sql.prepare('select id, slug, category, tags, location, version from blog_posts order by id');
  expect(posts.raw().all()).toEqual([
    [3, 'sopir', 'CAREER', '[]', 'Cikarang', 4],
    [5, 'peti', 'TECHNOLOGY', '[]', '', 4],
  ]);
  const categories = sql.prepare(
    `select key, path from blog_categories join addresses on type = 'blogCategory' and entry = id order by position`,
  );
  expect(categories.raw().all()).toEqual([
    ['CAREER', '/blogs/category/career'],
    ['TECHNOLOGY', '/blogs/category/technology'],
  ]);
  // The trash may have the seventh.
  expect(sql.prepare("select seq from sqlite_sequence where name = 'blog_posts'").pluck().get()).toBe(7);
  expect(() => sql.exec("update blog_posts set category = 'NEWS'")).toThrow('FOREIGN KEY');
  db.$client.close();
});

test('the settings of an old site become entries: name, menu, footer, and who gets requests', () => {
  const older = () => {
    const db = openDatabase(file);
    migrateDatabase(
      db,
      migrationsWith((all) => all.filter(({ idx }) => idx <= 39)),
    );
    return db;
  };
  const db = older();
  const menu = '[{"kind":"area","target":"/","label":{"id":"","en":""},"place":"header","level":0}]';
  db.$client.exec(`
    insert into site (name, description, menu) values ('Kardus Jaya', 'Kardus.', '${menu}');
    insert into brands (color, version) values ('#0b5fff', 7);
    insert into footers (contact_link) values (null);
    insert into request_settings (months, recipients, form_on, version) values (6, '["sari"]', 1, 3)`);
  migrateDatabase(db);
  const one = (sql: string) => db.$client.prepare(sql).raw().get();
  expect(one('select name, color, version from brands')).toEqual(['Kardus Jaya', '#0b5fff', 7]);
  expect(one('select entries from menus')).toEqual([menu]);
  expect(one('select contact_link from footers')).toEqual(['']);
  const requests = 'select months, recipients, form_on, version from request_settings';
  expect(one(requests)).toEqual([6, '["sari"]', 1, 4]);
  expect(one('select description from site')).toEqual(['Kardus.']);
  db.$client.close();
  rmSync(file);

  // A site on which nobody has changed any of them.
  const untouched = older();
  untouched.$client.exec(`insert into site (name, description) values ('Vinci', '');
    insert into request_settings (form_on, version) values (0, 0)`);
  migrateDatabase(untouched);
  const stored = (sql: string) => untouched.$client.prepare(sql).raw().all();
  expect(stored('select name, color, version from brands')).toEqual([['Vinci', '', 1]]);
  expect(stored('select entries, version from menus')).toEqual([[null, 1]]);
  expect(stored('select logo_file_id, contact_link from footers')).toEqual([[null, '']]);
  expect(stored(requests)).toEqual([[12, null, 0, 1]]);
  untouched.$client.close();
});

test('a migration that would leave rows without what they refer to is refused', () => {
  const db = filledDatabase();
  db.$client.exec("insert into users (id, email, name, role) values ('u', 'u@vinci.example', 'U', 'client')");
  db.$client.exec("insert into sessions (id, user_id, expires_at, created_at) values ('s', 'u', 1, 1)");
  expect(() => migrateDatabase(db, withOneMore('delete from users;'))).toThrow(
    'the migrations would leave rows of sessions that refer to nothing. It is as it was.',
  );
  expect(db.$client.prepare('select count(*) from users').pluck().get()).toBe(1);
  db.$client.close();
});

test('a start that fails again and again pushes no older snapshot out', () => {
  const db = filledDatabase();
  const good = withOneMore('create table later (id integer);');
  const snapshot = update(db, good);
  const worse = withOneMore(broken, good);
  for (let start = 0; start < 6; start += 1) expect(() => migrateDatabase(db, worse)).toThrow('nonsense');
  db.$client.close();
  expect(snapshots()).toEqual([snapshot, expect.stringMatching(/-not-migrated\.db$/)]);
});

test('what killed starts left is removed, and no older snapshot for it', () => {
  const db = filledDatabase();
  const good = withOneMore('create table later (id integer);');
  const first = update(db, good);
  const later = withOneMore('create table later2 (id integer);', good);
  // Killed while the snapshot was written, while the migrations were tried on a copy, and while they ran.
  const left = ['.part', '.part-journal', '.trying', '.trying.trial', '.trying.trial-journal'];
  const leave = (ending: string) =>
    writeFileSync(path.join(folder, 'snapshots', `2026-01-01T00-00-00-000Z.db${ending}`), 'half of it');
  left.forEach(leave);
  const { snapshot } = migrateDatabase(db, later);
  expect(snapshots()).toEqual([first, path.basename(snapshot ?? '')]);
  // Killed after the migrations: what belongs to them is done at the next start, which keeps the snapshot.
  leave('.part');
  expect(migrateDatabase(db, later)).toEqual({ snapshot });
  const second = path.basename(keepSnapshot(snapshot ?? ''));
  expect(second).toMatch(/^[\dTZ-]+\.db$/);
  expect(migrateDatabase(db, later)).toEqual({ snapshot: null });
  expect(snapshots()).toEqual([first, second]);
  db.$client.close();
});

test('of many snapshots the newest five are kept', () => {
  const db = filledDatabase();
  let migrations: string | undefined;
  for (let number = 0; number < 7; number += 1) {
    migrations = withOneMore(`create table later${number} (id integer);`, migrations);
    update(db, migrations);
  }
  db.$client.close();
  expect(snapshots()).toHaveLength(5);
});

test('an older database keeps its search index, and what one may have meant is found there too', () => {
  const before = migrationsWith((all) => all.filter(({ tag }) => tag < '0007'));
  const db = openDatabase(file);
  migrateDatabase(db, before);
  db.$client.exec(`
    insert into search_entries (id, module, entry, title, text, url, visible_from) values (1, 'blogs', 1, 'Palet', '', '/palet', 0);
    insert into search (rowid, title, text) values (1, 'palet', '');`);
  migrateDatabase(db);
  expect(querySearch(db, 'palet', new Date()).hits).toHaveLength(1);
  expect(querySearch(db, 'paket', new Date())).toMatchObject({
    instead: 'palet',
    hits: [{ url: '/palet' }],
  });
  db.$client.close();
});

test('a database of a newer version is refused', () => {
  const db = filledDatabase();
  migrateDatabase(db, withOneMore('create table later (id integer);'));
  expect(() => migrateDatabase(db)).toThrow('made by a newer version');
  db.$client.close();
});

test('a second server on the same database is refused until the first ends', () => {
  const release = lockDatabase(file);
  expect(() => lockDatabase(file)).toThrow(`Another server uses the database ${file}`);
  release();
  lockDatabase(file)();
  expect(existsSync(`${file}.lock`)).toBe(true);
});

test('writes reach the disk before they count', () => {
  const { $client } = openDatabase(file);
  const pragmas = ['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys', 'trusted_schema'];
  expect(pragmas.map((name) => $client.pragma(name, { simple: true }))).toEqual(['wal', 2, 5000, 1, 0]);
  $client.close();
});

test.each([
  ['file:./data/vinci.db', path.resolve('data/vinci.db')],
  ['file:data/vinci.db', path.resolve('data/vinci.db')],
  ['file:///var/lib/vinci/vinci.db', '/var/lib/vinci/vinci.db'],
  ['file:/var/lib/vinci%20site/vinci.db', '/var/lib/vinci site/vinci.db'],
])('the database of %s is %s', (url, expected) => expect(databasePath(url)).toBe(expected));
