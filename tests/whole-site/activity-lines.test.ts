import { afterAll, beforeAll, expect, test } from 'vitest';
import { findType } from '#server/content/declared-types.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { type ContentSite, openContentSite } from '#server/content/test-entries.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const all = (sql: string) => site.db.$client.prepare(sql).all();

test('what one person types within ten minutes is one line, and what was done is never changed', async () => {
  const type = findType('blog') as EntryType;
  const of = site.of(type);
  const id = await of.add({ status: 'draft' });
  const saved = () =>
    all(`select id from activity where entry = '${id}' and type = 'blog' and what = 'saved'`).length;
  for (const words of ['A', 'Ab', 'Abc']) await of.type(id, of.title(`Judul ${words}`));
  expect(saved()).toBeLessThanOrEqual(1);
  site.letPass(11 * 60_000);
  await of.type(id, of.title('Judul Abcd'));
  await of.type(id, of.title('Judul Abcde'));
  expect(saved()).toBeLessThanOrEqual(2);
  const run = (sql: string) => () => site.db.$client.exec(sql);
  expect(run("update activity set name = 'Nobody'")).toThrow('never changed');
  expect(run('delete from activity where id = (select max(id) from activity)')).toThrow('oldest');
  expect(run('delete from activity where id <= 3')).not.toThrow();
});
