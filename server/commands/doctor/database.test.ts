import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { examineActivity, examineKeptContent } from './database.ts';

const site = siteOfEachTest();

const sentences = () => examineKeptContent(site.db).map(({ text }) => text);

test('doctor says how much copies, history and trash take', () => {
  const insert = site.db.$client.prepare(
    `insert into entry_versions (type, entry, title, entered, changes, files, how, since, at)
    values ('brand', 1, '', ?, '{}', '[]', 'published', 0, 0)`,
  );
  for (let count = 0; count < 3; count += 1) insert.run('a'.repeat(500_000));
  expect(sentences()).toEqual([
    'Kept besides the content itself: 0 working copies (0.0 MB), 3 versions (1.5 MB), 0 entries in the trash (0.0 MB).',
  ]);
});

test('doctor names what is left of removed modules', () => {
  site.db.$client.exec(`
    insert into entry_versions (type, entry, title, entered, changes, files, how, since, at)
      values ('faq', 1, '', '{}', '{}', '[]', 'published', 0, 0), ('faq', 2, '', '{}', '{}', '[]', 'saved', 0, 0);
    insert into entry_trash (type, entry, title, row, deleted_at) values ('faq', 3, '', '{}', 0);`);
  expect(sentences()[1]).toBe(
    'Content of removed modules: 2 versions of faq, 1 entries in the trash of faq. They stay, with their files, in case the module is added again.',
  );
});

test('doctor says how much activity is kept, and notes when old lines are no longer deleted', () => {
  site.db.$client.exec('delete from activity');
  const add = (count: number, at: number) =>
    site.db.$client.exec(
      `with recursive line(number) as (select 1 union all select number + 1 from line where number < ${count})
      insert into activity (at, name, source, what, type, area, title, detail)
      select ${at}, '', 'site', 'updated', 'site', 'site', '', '' from line`,
    );
  add(3, Date.now());
  expect(examineActivity(site.db)).toMatchObject({
    text: `Activity: 3 lines since ${new Date().toISOString().slice(0, 10)}.`,
  });
  site.db.$client.exec('delete from activity');
  add(10_001, Date.parse('2020-02-03'));
  expect(examineActivity(site.db)).toMatchObject({
    text: 'Activity: 10001 lines since 2020-02-03. 10001 are older than the settings say: is the site running?',
  });
});
