import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '#database/tables.ts';
import { openTranslatedDatabase } from '../../lens/translated-database.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { findEntry, getEntry } from '../read-entry.ts';
import { type ContentSite, openContentSite, refused } from '../test-entries.ts';
import { noteType } from '../test-note.ts';
import { translationsOf } from './mark-outdated.ts';
import { translationTypeOf } from './translation-type.ts';

let folder: string;
let site: ContentSite;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-translations-'));
  site = await openContentSite({ file: path.join(folder, 'vinci.db') });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const english = translationTypeOf(noteType, 'en') as unknown as EntryType;
const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const inEnglish = (slug: string) => ({ title: 'Pallets', slug, text: text('Wood.'), status: 'published' });

/** A published note and its translation, which nobody has written yet. */
async function begin() {
  const notes = site.of(noteType);
  const original = await notes.add();
  const { id } = await notes.content.beginTranslation({ id: original, language: 'en' });
  return { original, id };
}

/** The same, written and published. */
async function write(slug: string) {
  const { original, id } = await begin();
  await site.of(english).content.updateTranslation({ ...inEnglish(slug), id, version: 1 } as never);
  return { original, id };
}

/** What visitors who read English see of a note; undefined when it isn't there for them. */
function read(original: number) {
  const db = openTranslatedDatabase(site.db, 'en');
  try {
    return findEntry(db, noteType, original);
  } finally {
    db.$client.close();
  }
}

const state = async (original: number) =>
  translationsOf(site.db, noteType, original).map(({ status, isOutdated }) => ({
    status,
    isOutdated,
  }));

test('a translation is a draft without words until somebody writes it, and visitors see nothing of it', async () => {
  const { original, id } = await begin();
  const again = await site.of(noteType, 'budi').content.beginTranslation({ id: original, language: 'en' });
  expect(again).toEqual({ id });
  expect(getEntry(site.db, english, id)).toMatchObject({ title: '', status: 'draft', entry: original });
  const { status, ...typed } = inEnglish('half');
  await site.of(english).type(id, typed);
  expect(getEntry(site.db, english, id)).toMatchObject({ title: 'Pallets', status: 'draft' });
  expect(read(original)).toBeUndefined();
});

test('a published translation has its own words and address, and shares the rest', async () => {
  const { original } = await write('pallets');
  const row = site.of(noteType).row(original);
  expect(read(original)).toMatchObject({
    id: original,
    title: 'Pallets',
    slug: 'pallets',
    fileId: row.fileId,
    author: row.author,
  });
  expect(english.address?.({ slug: 'pallets' } as never)).toBe('/en/notes/pallets');
});

test('what is typed over a published translation waits in a working copy of its own', async () => {
  const { original, id } = await write('waiting');
  await site.of(english).type(id, { title: 'Crates' });
  expect(await site.of(english).copy(id)).toMatchObject({ values: { title: 'Crates' } });
  expect(await site.of(noteType).copy(original)).toBeNull();
  expect(read(original)).toMatchObject({ title: 'Pallets' });
  await site.of(english).content.publishTranslation({ id });
  expect(read(original)).toMatchObject({ title: 'Crates' });
});

test('its original’s new words make it out of date until a person says otherwise, field by field', async () => {
  const { original } = await write('dated');
  expect(await state(original)).toEqual([{ status: 'published', isOutdated: false }]);
  const notes = site.of(noteType);
  await notes.save(original, { fileId: await site.sendPicture('#445566'), author: 'Dewi' });
  expect(await state(original)).toMatchObject([{ isOutdated: false }]);
  await notes.type(original, { title: 'Baru' });
  expect(await state(original)).toMatchObject([{ isOutdated: false }]);
  await notes.save(original, { title: 'Baru', text: text('Baja.') });
  expect(await state(original)).toMatchObject([{ isOutdated: true }]);
  const confirm = { id: original, language: 'en', version: notes.row(original).version } as const;
  await notes.content.confirmUpToDate({ ...confirm, fields: ['title'] });
  expect(await state(original)).toMatchObject([{ isOutdated: true }]);
  const late = notes.content.confirmUpToDate({ ...confirm, version: 1 });
  await expect(late).rejects.toEqual(refused('CONFLICT', 'compare once more'));
  await notes.content.confirmUpToDate(confirm);
  expect(await state(original)).toMatchObject([{ isOutdated: false }]);
});

test('a picture is described in the language, or not at all', async () => {
  const file = await site.sendPicture('#667788');
  const altIn = (language: 'id' | 'en') => {
    const db = openTranslatedDatabase(site.db, language);
    const row = db.select({ alt: files.alt }).from(files).where(eq(files.id, file)).get();
    db.$client.close();
    return row?.alt;
  };
  site.db.update(files).set({ alt: 'Palet kayu' }).where(eq(files.id, file)).run();
  expect(altIn('en')).toBe('');
  site.db.update(files).set({ translatedAlt: 'Wooden pallets' }).where(eq(files.id, file)).run();
  expect(altIn('en')).toBe('Wooden pallets');
});

test('it goes to the trash with its original, and comes back with it', async () => {
  const { original, id } = await write('trashed');
  await site.of(noteType).delete({ id: original });
  expect(await state(original)).toEqual([]);
  await site.of(noteType).content.restore({ id: original });
  expect(read(original)).toMatchObject({ title: 'Pallets' });
  await site.of(noteType).delete({ id: original });
  await site.of(noteType).content.deletePermanently({ id: original });
  expect(site.count('entry_trash', english, id)).toBe(0);
  expect(site.count('entry_versions', english, id)).toBe(0);
});

test('it has a history, a schedule and an address that redirects', async () => {
  const { id } = await write('first');
  const { content, versions } = site.of(english);
  await content.updateTranslation({ ...inEnglish('second'), id, version: 2 } as never);
  expect((await versions(id)).map(({ how }) => how)).toEqual(['published', 'published']);
  expect(site.count('addresses', english, id)).toBe(2);
  await content.unpublishTranslation({ id });
  await content.schedule({ id, action: 'publish', at: new Date(site.now().getTime() + 60_000) } as never);
  await site.runAt(new Date(site.now().getTime() + 60_000));
  expect(getEntry(site.db, english, id)).toMatchObject({ status: 'published', slug: 'second' });
});

test('only those who may change the original, and only what has words', async () => {
  await expect(
    site.of(noteType, 'visitor').content.beginTranslation({ id: 1, language: 'en' }),
  ).rejects.toEqual(refused('UNAUTHORIZED'));
  const { original } = await begin();
  await expect(site.of(noteType).content.updateTranslation({ id: original } as never)).rejects.toEqual(
    refused('BAD_REQUEST'),
  );
});

test('both languages may have one address; an original that is scheduled while somebody types in its translation', async () => {
  const { original, id } = await write('same');
  const notes = site.of(noteType);
  await notes.save(original, { slug: 'same' });
  expect([notes.row(original).slug, (read(original) as { slug: string }).slug]).toEqual(['same', 'same']);
  await notes.unpublish({ id: original });
  const at = new Date(site.now().getTime() + 60_000);
  await notes.content.schedule({ id: original, action: 'publish', at } as never);
  await site.of(english).type(id, { title: 'Typed' });
  expect(read(original)).toMatchObject({ status: 'draft' });
  await site.runAt(at);
  expect(read(original)).toMatchObject({ status: 'published', title: 'Pallets' });
  expect(await site.of(english).copy(id)).toMatchObject({ values: { title: 'Typed' } });
});

test('a wrong field of a translation is refused with its sentence, and nothing changes', async () => {
  const { id } = await begin();
  const { content, row } = site.of(english);
  const before = row(id);
  const values = { ...inEnglish('wrong'), id, version: 1 };
  for (const wrong of [{ title: 7 }, { status: 'x' }, { text: 'Wood.' }, { title: '' }])
    await expect(content.updateTranslation({ ...values, ...wrong } as never)).rejects.toEqual(
      refused('BAD_REQUEST'),
    );
  for (const type of ['note', 'unknown'])
    await expect(site.administrator.content.updateTranslation({ ...values, type } as never)).rejects.toEqual(
      refused('BAD_REQUEST'),
    );
  expect(row(id)).toEqual(before);
});
