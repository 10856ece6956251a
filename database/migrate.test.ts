import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
import { type Migration, migrationsWith } from './test-migrations.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-database-'));
  file = path.join(folder, 'vinci.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A copy of the migrations, or of another copy, with one more at the end. */
function withOneMore(sql: string, from?: string) {
  const tag = from ? `${path.basename(from)}_more` : 'one_more';
  const migrations = migrationsWith(
    folder,
    (all) => {
      const last = all.at(-1) as Migration;
      return [...all, { ...last, idx: last.idx + 1, when: last.when + 1, tag }];
    },
    from,
  );
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
  const before = migrationsWith(folder, (all) => all.filter(({ tag }) => tag < '0007'));
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
