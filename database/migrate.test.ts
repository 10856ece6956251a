import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databasePath, openDatabase } from './client.ts';
import { pendingChanges } from './generate.ts';
import { lockDatabase } from './lock.ts';
import { migrateDatabase } from './migrate.ts';
import { findInSearch } from './search/find.ts';
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
function migrationsWith(change: (all: Migration[]) => Migration[]) {
  const migrations = path.join(folder, 'migrations');
  cpSync('database/migrations', migrations, { recursive: true });
  const journalFile = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return migrations;
}

/** A copy of the migrations with one more at the end. */
function withOneMore(sql: string) {
  const migrations = migrationsWith((all) => {
    const last = all.at(-1) as Migration;
    return [...all, { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'one_more' }];
  });
  writeFileSync(path.join(migrations, 'one_more.sql'), sql);
  return migrations;
}

function filledDatabase() {
  const db = openDatabase(file);
  migrateDatabase(db);
  db.insert(site).values({ name: 'Vinci', description: '' }).run();
  return db;
}

test('the migrations hold every table as the code describes it', async () => {
  expect((await pendingChanges()).statements).toEqual([]);
});

test('a migration runs after a snapshot of what was there', () => {
  const db = filledDatabase();
  const { snapshot } = migrateDatabase(db, withOneMore('alter table site add column motto text;'));
  expect(db.$client.prepare('select name, motto from site').all()).toEqual([{ name: 'Vinci', motto: null }]);
  db.$client.close();
  const before = new SQLite(snapshot ?? '', { readonly: true });
  expect(before.prepare('select * from site').get()).not.toHaveProperty('motto');
  before.close();
});

test('a migration that fails half-way changes nothing and says where the snapshot is', () => {
  const db = filledDatabase();
  const broken = withOneMore(
    'alter table site add column motto text;\n--> statement-breakpoint\nselect nonsense;',
  );
  expect(() => migrateDatabase(db, broken)).toThrow(/the database is as it was.*snapshots/s);
  expect(db.$client.prepare('select * from site').get()).not.toHaveProperty('motto');
  expect(migrateDatabase(db)).toEqual({ snapshot: null });
  db.$client.close();
});

test('an older database keeps its search index, and what one may have meant is found there too', () => {
  const before = migrationsWith((all) => all.filter(({ tag }) => tag < '0007'));
  const db = openDatabase(file);
  migrateDatabase(db, before);
  db.$client.exec(`
    insert into search_entries (id, module, entry, title, text, url, visible_from) values (1, 'blogs', 1, 'Palet', '', '/palet', 0);
    insert into search (rowid, title, text) values (1, 'palet', '');`);
  migrateDatabase(db);
  expect(findInSearch(db, 'palet', new Date()).hits).toHaveLength(1);
  expect(findInSearch(db, 'paket', new Date())).toMatchObject({
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
