import { afterAll, beforeAll, expect, test } from 'vitest';
import { findType } from '#server/content/declared-types.ts';
import { type ContentSite, openContentSite } from '#server/content/test-entries.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { sari } from '#tests/people.ts';

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

test('a failed sign-in is recorded for an account, and what a stranger typed isn’t', async () => {
  const countLines = () => all('select id from activity').length;
  const before = countLines();
  await site.browser().signIn({ email: 'rahasia@elsewhere.example', password: 'x' });
  await site.browser().signIn({ email: sari.email, password: 'wrong' });
  await expect.poll(countLines).toBe(before + 1);
  expect(all('select * from activity order by id desc limit 1')[0]).toMatchObject({
    what: 'signInFailed',
    title: 'Sari',
    user_id: null,
  });
  expect(JSON.stringify(all('select * from activity'))).not.toContain('rahasia');
});

test('the lines are found by person, area, time and entry, page by page', async () => {
  const { administrator: api, people } = site;
  const { id } = people.sari;
  await api.user.create({ name: 'Ani', email: 'ani@vinci.example', role: 'client' });
  for (let each = 0; each < 30; each += 1) {
    await api.site.unpublish();
    await api.site.publish();
  }
  const newest = await api.activity.getPage({});
  expect(newest.next).not.toBeNull();
  const older = await api.activity.getPage({ cursor: newest.next ?? undefined });
  expect(older.lines[0]?.id).toBeLessThan(newest.lines.at(-1)?.id ?? 0);
  const narrowed = await api.activity.getPage({ person: id, area: 'account' });
  expect(narrowed.lines.length).toBeGreaterThan(0);
  expect(new Set(narrowed.lines.map(({ name, area }) => `${name} ${area}`))).toEqual(
    new Set(['Sari account']),
  );
  const one = narrowed.lines.find((each) => each.entry !== null);
  const entry = { type: one?.type ?? '', id: one?.entry ?? '' };
  const ofEntry = await api.activity.getPage({ entry });
  expect(new Set(ofEntry.lines.map((each) => each.entry))).toEqual(new Set([entry.id]));
  expect((await api.activity.getPage({ until: new Date(0) })).lines).toEqual([]);
});
