import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { querySearch } from '#database/search/query.ts';
import { blogPosts } from '#modules/blogs/tables.ts';
import { post } from '#modules/blogs/test-posts.ts';
import { closeServices, openServices } from '#server/start/open-services.ts';
import { eachTestInItsFolder, makeSite, settings } from '#server/start/test-sites.ts';

eachTestInItsFolder();

test('what an older version indexed is found by how words are folded now', async () => {
  await makeSite('one', 1);
  const before = await openServices(settings('one'));
  const written = post({ title: 'Kabar Kölnstraße', publishedAt: new Date('2026-01-01') });
  before.db.insert(blogPosts).values(written).run();
  const last = sql`(select max(created_at) from __drizzle_migrations)`;
  before.db.run(sql`delete from __drizzle_migrations where created_at = ${last}`);
  closeServices(before);
  const after = await openServices(settings('one'));
  const { hits } = querySearch(after.db, 'kolnstrasse', new Date());
  closeServices(after);
  expect(hits.map(({ url }) => url)).toEqual(['/blogs/palet']);
});
