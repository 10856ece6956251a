import { sql } from 'drizzle-orm';
import { int, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './client.ts';

const boxes = sqliteTable('boxes', { id: int('id').primaryKey(), name: text('name') });

let db: Database;
beforeEach(() => {
  db = openDatabase(':memory:');
  db.$client.exec(
    "create table boxes (id integer primary key, name text); insert into boxes (name) values ('A1')",
  );
});

test('the same text is compiled once', () => {
  const ask = () => db.$client.prepare('select name from boxes');
  expect(ask()).toBe(ask());
});

test('rows come as each one who asks wants them', () => {
  const asObjects = () => db.$client.prepare('select "id", "name" from "boxes"').all();
  const asDrizzle = () => db.select().from(boxes).all();
  for (let round = 0; round < 2; round += 1) {
    expect(asObjects()).toEqual([{ id: 1, name: 'A1' }]);
    expect(asDrizzle()).toEqual([{ id: 1, name: 'A1' }]);
    expect(db.all(sql`select "id", "name" from "boxes"`)).toEqual([{ id: 1, name: 'A1' }]);
    expect(db.values(sql`select "id", "name" from "boxes"`)).toEqual([[1, 'A1']]);
  }
});

test('a query that is kept by its owner stands beside others with its text', () => {
  const kept = db.select().from(boxes).prepare();
  expect(db.$client.prepare(kept.getQuery().sql).all()).toEqual([{ id: 1, name: 'A1' }]);
  expect(kept.all()).toEqual([{ id: 1, name: 'A1' }]);
});

test('a change of the table is seen', () => {
  const ask = () => db.$client.prepare('select * from boxes').get();
  expect(ask()).toEqual({ id: 1, name: 'A1' });
  db.$client.exec('alter table boxes add column width integer default 40');
  expect(ask()).toEqual({ id: 1, name: 'A1', width: 40 });
  db.$client.exec('drop table boxes');
  expect(ask).toThrow('no such table: boxes');
});

test('after an error it can be asked again', () => {
  const add = (id: number) => db.insert(boxes).values({ id, name: 'B' }).run();
  expect(() => add(1)).toThrow('UNIQUE');
  expect(add(2).changes).toBe(1);
  expect(() => db.transaction(() => add(2))).toThrow('UNIQUE');
  expect(db.select().from(boxes).all()).toHaveLength(2);
});
