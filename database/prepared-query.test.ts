import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { preparedQuery } from './prepared-query.ts';
import { site } from './tables.ts';

test('a query is compiled once for a connection and all its transactions', () => {
  const [one, other] = [openDatabase(':memory:'), openDatabase(':memory:')];
  for (const db of [one, other]) migrateDatabase(db);
  let built = 0;
  const all = preparedQuery((db) => {
    built += 1;
    return db.select().from(site);
  });
  all(one).all();
  for (let time = 0; time < 2; time += 1) one.transaction((tx) => all(tx).all());
  one.transaction((tx) => tx.transaction((nested) => all(nested).all()));
  expect(built).toBe(1);
  all(other).all();
  expect(built).toBe(2);
  for (const db of [one, other]) db.$client.close();
});
