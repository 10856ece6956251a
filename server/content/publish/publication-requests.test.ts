import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#database/tables.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { runJob } from '../../jobs/run-jobs.ts';
import { sendNotifications } from '../../notifications/send.ts';
import { publicationRequests } from '../tables.ts';
import { type ContentSite, openContentSite, publishableTypes, refused } from '../test-entries.ts';
import { noteType } from '../test-note.ts';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let site: ContentSite;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await openContentSite({
    variables: { EMAIL_SERVER: mailbox.url, EMAIL_FROM: 'situs@vinci.example' },
  });
  Object.assign(site.people.budi, { right: 'writer' });
  const { id } = site.people.budi;
  site.db.update(users).set({ right: 'writer', language: 'id' }).where(eq(users.id, id)).run();
});
afterAll(async () => {
  await site.close();
  mailbox.close();
});

const writer = () => site.of(noteType, 'budi');
const editor = () => site.of(noteType, 'sari');
const requestsOf = async (by: 'sari' | 'budi') => (await site.summary(by)).requests;
const lettersTo = (to: string) =>
  mailbox.letters.filter((letter) => letter.to === to).map(({ text }) => text);
const expectLetter = async (to: string, words: RegExp) => {
  await runJob(site.services, sendNotifications);
  expect(lettersTo(to)).toContainEqual(expect.stringMatching(words));
};

test.each(publishableTypes)('what is asked for is published: %s', async (_name, type) => {
  const of = site.of(type);
  const id = await of.add({ status: 'draft' });
  await of.content.askForPublication({ id, note: '' });
  const state = async () => (await of.content.getPending()).requests.find((each) => each.id === id)?.state;
  expect(await state()).toBe('asked');
  await of.publish({ id });
  expect(await state()).toBeUndefined();
  expect(await requestsOf('sari')).toContainEqual(
    expect.objectContaining({ title: type.title(of.row(id)), state: 'published', by: 'Sari' }),
  );
  await of.delete({ id });
  await of.content.deletePermanently({ id });
  expect(site.count('publication_requests', type, id)).toBe(0);
});

test('a writer asks, an editor returns it with a note, then publishes it; both see it and get emails', async () => {
  site.db.delete(publicationRequests).run();
  const { id } = await writer().create(await writer().values({ status: 'draft' }));
  const title = writer().titleOf(id);
  await writer().content.askForPublication({ id, note: 'Untuk pameran besok' });
  const route = noteType.screen?.({ id } as never) ?? noteType.list;
  expect(await requestsOf('sari')).toEqual([
    {
      ...{ type: 'note', id, title, route, state: 'asked', by: 'Budi Santoso' },
      ...{ text: 'Untuk pameran besok', at: expect.any(Date) },
    },
  ]);
  expect(await requestsOf('budi')).toEqual([]);
  // To all who may publish, and not to who asks.
  await expectLetter('sari@vinci.example', /Budi Santoso asks you to publish[\s\S]*pameran besok/);
  await expectLetter('dewi@vinci.example', /Budi Santoso asks you to publish/);
  expect(lettersTo('budi@vinci.example')).toEqual([]);

  await expect(writer().content.returnRequest({ id, note: 'x' })).rejects.toEqual(refused('FORBIDDEN'));
  await expect(editor().content.returnRequest({ id, note: ' ' })).rejects.toEqual(refused('BAD_REQUEST'));
  await editor().content.returnRequest({ id, note: 'Kurang gambar' });
  await expect(editor().content.returnRequest({ id, note: 'Lagi' })).rejects.toEqual(refused('CONFLICT'));
  expect(await requestsOf('budi')).toMatchObject([{ state: 'returned', by: 'Sari', text: 'Kurang gambar' }]);
  expect(await requestsOf('sari')).toEqual([]);
  await expectLetter('budi@vinci.example', /Sari mengembalikan[\s\S]*Kurang gambar/);

  await writer().content.askForPublication({ id, note: '' });
  await editor().publish({ id });
  expect(await requestsOf('budi')).toMatchObject([{ title, state: 'published', by: 'Sari' }]);
  await expectLetter('budi@vinci.example', /Sari menerbitkan[\s\S]*sesuai permintaan Anda/);
  site.letPass(8 * 24 * 60 * 60_000);
  expect(await requestsOf('budi')).toEqual([]);
});

test('what is typed on while somebody publishes stays, and is asked for again', async () => {
  const id = await editor().add();
  const values = await writer().values();
  await writer().type(id, { ...values, author: 'Satu' });
  await writer().content.askForPublication({ id, note: '' });
  const published = (await editor().copy(id))?.revision;
  await writer().type(id, { ...values, author: 'Dua' });
  await editor().save(id, { ...values, author: 'Satu' }, published);
  expect((await writer().content.getPending()).requests.filter((each) => each.id === id)).toEqual([]);
  expect(await writer().copy(id)).toMatchObject({ values: { author: 'Dua' } });
  await writer().type(id, { ...values, author: 'Tiga' });
  await writer().content.askForPublication({ id, note: '' });
  // The changes are taken back: nothing is left to publish.
  await writer().content.discardCopy({ of: { id } });
  expect((await writer().content.getPending()).requests.filter((each) => each.id === id)).toEqual([]);
  await expect(writer().content.askForPublication({ id, note: '' })).rejects.toEqual(
    refused('BAD_REQUEST', 'no changes to publish'),
  );
});

test('nobody is asked to publish what is unfinished', async () => {
  const { id } = await writer().create(await writer().values({ fileId: null, status: 'draft' }));
  await expect(writer().content.askForPublication({ id, note: '' })).rejects.toEqual(refused('BAD_REQUEST'));
});
