import { expect, test } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { surplusVersions } from './history.ts';

test('the oldest drafts of an entry are found without reading its published versions', () => {
  const db = openDatabase(':memory:');
  migrateDatabase(db);
  const { sql, params } = surplusVersions(db, { name: 'post' }, 1).toSQL();
  const steps = db.$client.prepare(`explain query plan ${sql}`).all(...params);
  expect(steps).toMatchObject([
    { detail: expect.stringContaining('USING INDEX entry_versions_unpublished') },
  ]);
  db.$client.close();
});
