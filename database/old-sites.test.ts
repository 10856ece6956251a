import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationsWith } from './test-migrations.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-old-site-'));
  file = path.join(folder, 'vinci.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the minimum and lead time of products move from their specifications to fields of their own', () => {
  const db = openDatabase(file);
  migrateDatabase(
    db,
    migrationsWith(folder, (all) => all.filter(({ idx }) => idx <= 36)),
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
    migrationsWith(folder, (all) => all.filter(({ tag }) => tag < '0049')),
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
      migrationsWith(folder, (all) => all.filter(({ idx }) => idx <= 39)),
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

test('emails about requests that waited before there were choices are still sent', () => {
  const db = openDatabase(file);
  migrateDatabase(
    db,
    migrationsWith(folder, (all) => all.filter(({ tag }) => tag < '0056')),
  );
  db.$client.exec(`
    insert into users (id, email, name, role) values ('sari', 'sari@vinci.example', 'Sari', 'administrator');
    insert into requests (id, reference, form_key, content_key, state, suspicions, name, company, phone, email, product_path,
      product_name, quantity, city, note, language, consent, created_at)
    values (7, 'A', 'a', 'a', 'new', '[]', '', '', '', '', '', '', '', '', '', 'id', '', 5000);
    insert into request_mails (request_id, user_id, failures, next_at) values (7, 'sari', 2, 9000)`);
  migrateDatabase(db);
  const waiting = db.$client
    .prepare('select user_id, kind, ref, at, failures, next_at from notifications')
    .all();
  const times = { at: 5000, failures: 2, next_at: 9000 };
  expect(waiting).toEqual([{ user_id: 'sari', kind: 'requests', ref: '7', ...times }]);
  expect(db.$client.prepare('select notifications from users').pluck().get()).toBe('{}');
  db.$client.close();
});

test('items of an import are named by their type, too', () => {
  const db = openDatabase(file);
  migrateDatabase(
    db,
    migrationsWith(folder, (all) => all.filter(({ tag }) => tag < '0067')),
  );
  const look = (base: string) => JSON.stringify({ site: { base } });
  db.$client.exec(`
    insert into imports (id, host, title, state, started_at, look)
    values (1, 'satu.example', 'Satu', 'done', 1, null), (2, 'dua.example', 'Dua', 'done', 1, '${look('/blog')}');
    insert into import_items (import_id, key, kind, title, state)
    values (1, 'satu.example|12', 'page', '', 'moved'), (1, 'satu.example|menu', 'nav_menu_item', '', 'moved'),
      (1, 'satu.example|post|12', 'post', '', 'moved'), (2, 'dua.example|-3', 'post', '', 'moved')`);
  migrateDatabase(db);
  expect(db.$client.prepare('select key from import_items order by id').pluck().all()).toEqual([
    'satu.example|page|12',
    'satu.example|menu',
    'satu.example|post|12',
    'dua.example/blog|post|-3',
  ]);
  db.$client.close();
});

test('imports go on in the state in which an update finds them', () => {
  const db = openDatabase(file);
  migrateDatabase(
    db,
    migrationsWith(folder, (all) => all.filter(({ tag }) => tag < '0080')),
  );
  const states = ['given', 'looking', 'looked', 'running', 'stopped', 'done', 'undoing', 'undone'];
  const uploads = JSON.stringify([{ kind: 'export', name: 'site.xml', at: null, bytes: 7 }]);
  const review = JSON.stringify({ shape: 3, site: { host: 'lama.example' } });
  const add = db.$client.prepare(
    'insert into imports (host, title, state, started_at, given, look) values (?, ?, ?, 1, ?, ?)',
  );
  for (const state of states) add.run(state, state, state, uploads, state === 'looked' ? review : null);
  migrateDatabase(db);
  const stored = (column: string) =>
    db.$client.prepare(`select ${column} from imports order by id`).pluck().all();
  expect(stored('state')).toEqual([
    ...['uploaded', 'reviewing', 'reviewed', 'running', 'stopped', 'done', 'undoing', 'undone'],
  ]);
  expect(stored('uploads')).toEqual(states.map(() => uploads));
  expect(stored('review').filter(Boolean)).toEqual([review]);
  db.$client.close();
});
