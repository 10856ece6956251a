import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { examineKeptContent } from './database.ts';

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
