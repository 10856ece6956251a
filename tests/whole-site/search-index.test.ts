import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#database/client.ts';
import { querySearch } from '#database/search/query.ts';
import { blogPosts } from '#modules/blogs/tables.ts';
import { post } from '#modules/blogs/test-posts.ts';
import { closeServices, openServices } from '#server/start/open-services.ts';
import { eachTestInItsFolder, makeSite, settings } from '#server/start/test-sites.ts';

eachTestInItsFolder();

/** As far as the next start can do it again: without the tables and columns that it made. */
function undoLastMigration(db: Database) {
  const folder = path.resolve('database/migrations');
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'));
  const { tag, when } = entries.at(-1);
  const migration = readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
  const namesIn = (pattern: RegExp) => [...migration.matchAll(pattern)].map(([, name = '']) => name);
  for (const table of namesIn(/CREATE TABLE `(\w+)`/g)) db.run(sql`drop table ${sql.identifier(table)}`);
  // It drops an index again that it had only changed.
  const changed = namesIn(/DROP INDEX `(\w+)`/g);
  const indexes = namesIn(/CREATE INDEX `(\w+)`/g).filter((index) => !changed.includes(index));
  for (const index of indexes) db.run(sql`drop index if exists ${sql.identifier(index)}`);
  for (const [, table = '', column = ''] of migration.matchAll(/ALTER TABLE `(\w+)` ADD `(\w+)`/g))
    db.run(sql`alter table ${sql.identifier(table)} drop column ${sql.identifier(column)}`);
  const renamed = migration.matchAll(/ALTER TABLE `(\w+)` RENAME COLUMN `(\w+)` TO `(\w+)`/g);
  for (const [, ...names] of renamed) {
    const [table, before, after] = names.map((name) => sql.identifier(name));
    db.run(sql`alter table ${table} rename column ${after} to ${before}`);
  }
  db.run(sql`delete from __drizzle_migrations where created_at = ${when}`);
}

test('what an older version indexed is found by how words are folded now', async () => {
  await makeSite('one', 1);
  const before = await openServices(settings('one'));
  const written = post({ title: 'Kabar Kölnstraße', publishedAt: new Date('2026-01-01') });
  before.db.insert(blogPosts).values(written).run();
  undoLastMigration(before.db);
  closeServices(before);
  const after = await openServices(settings('one'));
  const { hits } = querySearch(after.db, 'kolnstrasse', new Date());
  closeServices(after);
  expect(hits.map(({ url }) => url)).toEqual(['/blogs/palet']);
});
