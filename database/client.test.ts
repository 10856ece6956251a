import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './client.ts';

let folder: string;
let site: Database;
let command: Database;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-client-'));
  [site, command] = [1, 2].map(() => openDatabase(path.join(folder, 'vinci.db'))) as [Database, Database];
  site.run(sql`create table counts (count integer not null)`);
  site.run(sql`insert into counts values (1)`);
  command.$client.pragma('busy_timeout = 0');
});
afterEach(async () => {
  for (const db of [site, command]) db.$client.close();
  await rm(folder, { recursive: true });
});

test('between what a transaction reads and what it writes, no other process writes', () => {
  const before = site.transaction((tx) => {
    const { count } = tx.get<{ count: number }>(sql`select count from counts`);
    expect(() => command.run(sql`update counts set count = 10`)).toThrow('update counts');
    tx.run(sql`update counts set count = ${count + 1}`);
    return count;
  });
  expect(before).toBe(1);
  command.run(sql`update counts set count = count + 1`);
  expect(site.get(sql`select count from counts`)).toEqual({ count: 3 });
});

test('a transaction in another one is part of it', () => {
  const twice = () =>
    site.transaction((tx) => {
      tx.transaction((inner) => void inner.run(sql`update counts set count = 2`));
      throw new Error('Not after all.');
    });
  expect(twice).toThrow('Not after all.');
  expect(site.get(sql`select count from counts`)).toEqual({ count: 1 });
});
