import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ContentSite,
  fileFields,
  openContentSite,
  publishableTypes,
  refused,
  types,
  typesWithFiles,
  typesWithTwoTexts,
} from '../test-entries.ts';
import { noteType } from '../test-note.ts';
import { surplusVersions } from './history.ts';

const minute = 60_000;

let site: ContentSite;
let made = 0;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

/** A title that no entry has. */
const unique = (words: string) => {
  made += 1;
  return `${words} ${made}`;
};

describe.each(types)('the history: %s', (_name, type) => {
  const sari = () => site.of(type);
  const restore = async (id: number, place: number) =>
    sari().content.restoreVersion({ id, versionId: (await sari().versions(id))[place]?.id ?? 0 });

  test('has who changed what; what is typed within ten minutes is one version', async () => {
    const { add, type: typeIn, title, versions, titleOf } = sari();
    const id = await add();
    const first = titleOf(id);
    await typeIn(id, title(unique('Satu')));
    site.letPass(9 * minute);
    const second = unique('Dua');
    await typeIn(id, title(second));
    site.letPass(minute);
    const third = unique('Tiga');
    await typeIn(id, title(third));
    const dewi = site.of(type, 'dewi');
    await dewi.save(id, title(unique('Empat')), (await dewi.copy(id))?.revision);
    const [published, ...typed] = await versions(id);
    expect(published).toMatchObject({
      how: 'published',
      by: 'Dewi',
      changes: { [type.titleField ?? '']: 1 },
    });
    const changes = { [type.titleField ?? '']: 1 };
    expect(typed.map(({ title: _, ...version }) => version)).toMatchObject([
      { how: 'saved', by: 'Sari', changes },
      { how: 'saved', by: 'Sari', changes },
      { how: 'published', by: 'Sari', changes: {} },
    ]);
    const titles = typed.map((version) => version.title);
    expect(titles).toEqual([third, second, first].map((words) => expect.stringContaining(words)));
  });

  test('of what was there before begins with what it was before the first change', async () => {
    const { add, type: typeIn, title, versions } = sari();
    const id = await add();
    site.db.$client.exec('delete from entry_versions');
    await typeIn(id, title(unique('Diketik')));
    expect(await versions(id)).toMatchObject([
      { how: 'saved', changes: { [type.titleField ?? '']: 1 } },
      { how: 'imported', changes: {} },
    ]);
  });

  test('restores a version as the working copy, and visitors see no change', async () => {
    const { add, save, title, titleOf, copy, row } = sari();
    const id = await add();
    const first = titleOf(id);
    await save(id, title(unique('Baru')));
    const live = row(id);
    await restore(id, 1);
    expect(await copy(id)).toMatchObject({ values: title(first) });
    expect(row(id)).toEqual(live);
    const [version] = await sari().versions(id);
    const other = await add();
    for (const elsewhere of [other, 9999]) {
      const attempt = sari().content.restoreVersion({ id: elsewhere, versionId: version?.id ?? 0 });
      await expect(attempt).rejects.toEqual(refused('NOT_FOUND'));
    }
  });

  test('ends the working copy when what is live is restored, and has what was typed', async () => {
    const { add, type: typeIn, title, copy, versions } = sari();
    const id = await add();
    await typeIn(id, title(unique('Diketik')));
    await restore(id, 1);
    expect(await copy(id)).toBeNull();
    expect((await versions(id)).map(({ how }) => how)).toEqual(['restored', 'saved', 'published']);
  });
});

describe.each(publishableTypes)('the history of drafts: %s', (_name, type) => {
  const sari = () => site.of(type);

  test('has what was published and unpublished apart, and only what differs', async () => {
    const id = await sari().add({ status: 'draft' });
    const title = sari().title(unique('Naskah'));
    await sari().save(id, title);
    await sari().save(id, title);
    await site.of(type, 'dewi').publish({ id });
    await site.of(type, 'dewi').unpublish({ id });
    const versions = await sari().versions(id);
    expect(versions.map(({ how }) => how)).toEqual(['unpublished', 'published', 'saved']);
    expect(versions[1]?.changes).toMatchObject({ status: 1 });
  });

  test('restores a version of when it was a draft and leaves it published', async () => {
    const id = await sari().add({ status: 'draft' });
    const before = sari().titleOf(id);
    site.letPass(11 * minute);
    await sari().save(id, { ...sari().title(unique('Terbit')), status: 'published' });
    const [, draft] = await sari().versions(id);
    await sari().content.restoreVersion({ id, versionId: draft?.id ?? 0 });
    const { publishedAt } = sari().row(id);
    const values = {
      ...sari().title(before),
      status: 'published',
      ...(publishedAt instanceof Date && { publishedAt }),
    };
    expect(await sari().copy(id)).toMatchObject({ values });
  });
});

test.each(typesWithTwoTexts)(
  'a publication lists what visitors got, whoever typed it: %s',
  async (_name, type) => {
    const [sari, dewi] = [site.of(type), site.of(type, 'dewi')];
    const id = await sari.add();
    const [title, other] = [sari.title(unique('Diketik')), sari.other('Juga')];
    site.letPass(11 * minute);
    await sari.type(id, title);
    site.letPass(11 * minute);
    const { revision } = await sari.type(id, other);
    await dewi.save(id, { ...title, ...other }, revision);
    const [published] = await sari.versions(id);
    const fields = [...Object.keys(title), ...Object.keys(other)].sort();
    expect(Object.keys(published?.changes ?? {}).sort()).toEqual(fields);
  },
);

test.each(typesWithTwoTexts)(
  'a field that is new on the site is not among the changes: %s',
  async (_name, type) => {
    const sari = site.of(type);
    const id = await sari.add();
    const [field = ''] = Object.keys(sari.other(''));
    site.db.$client
      .prepare('update entry_versions set entered = json_remove(entered, ?) where type = ? and entry = ?')
      .run(`$.json.${field}`, type.name, id);
    site.letPass(11 * minute);
    await sari.save(id, sari.title(unique('Satu')));
    expect((await sari.versions(id))[0]?.changes).toEqual({ [type.titleField ?? '']: 1 });
  },
);

test.each(typesWithFiles)(
  'a file that only the history has is shown there, and may go: %s',
  async (_name, type) => {
    const sari = site.of(type);
    const [field = ''] = fileFields(type);
    const before = (await sari.values())[field];
    const file = await site.sendPicture('#204060');
    const other = Array.isArray(before) ? [file] : typeof before === 'number' ? file : null;
    if (other === null) throw new Error(`${field} of ${type.name} holds no file.`);
    const id = await sari.add({ [field]: other });
    await sari.save(id, { [field]: before });
    const { file: files } = site.administrator;
    expect(await files.get({ id: file })).toMatchObject({
      uses: [],
      earlierUses: [{ title: sari.titleOf(id) }],
    });
    expect((await files.getPage({ unused: true })).files).toMatchObject([
      { id: file, uses: 0, isInHistory: true },
    ]);
    await files.delete({ id: file });
    const [, first] = await sari.versions(id);
    const version = await sari.content.getVersion({ id, versionId: first?.id ?? 0 });
    expect(version.files[field]).toEqual([file]);
    expect(version.pictures).not.toHaveProperty([file]);
    await sari.content.restoreVersion({ id, versionId: first?.id ?? 0 });
    const copy = await sari.copy(id);
    expect(copy?.values).toMatchObject({ [field]: other });
    await expect(sari.save(id, { [field]: other }, copy?.revision)).rejects.toThrow('no longer exists');
  },
);

test('keeps fifty versions, and every published one', async () => {
  const notes = site.of(noteType);
  const id = await notes.add();
  const save = (words: string, status: string) => {
    site.letPass(11 * minute);
    return notes.save(id, { ...notes.title(unique(words)), status });
  };
  await save('Terbit', 'published');
  for (let each = 0; each < 52; each += 1) await save('Naskah', 'draft');
  const versions = await notes.versions(id);
  const count = (how: string) => versions.filter((version) => version.how === how).length;
  expect([count('saved'), count('published')]).toEqual([50, 2]);
});

test('a long history comes a hundred versions at a time', async () => {
  const notes = site.of(noteType);
  const id = await notes.add();
  for (let place = 1; place < 130; place += 1) await notes.save(id, notes.title(`Ke-${place}`));
  const newest = await notes.versions(id);
  const older = await notes.content.getVersions({ id, cursor: newest.at(-1)?.id });
  expect([newest.length, older.length]).toEqual([100, 30]);
  expect([...newest, ...older].slice(0, -1).map(({ title }) => title)).toEqual(
    Array.from({ length: 129 }, (_, place) => `Ke-${129 - place}`),
  );
});

describe('what is typed', () => {
  test('reads the newest versions alone', async () => {
    const notes = site.of(noteType);
    const id = await notes.add();
    await notes.save(id, notes.title('Terbit'));
    // What is read of the others fails.
    const older = site.db.$client.prepare(`insert into entry_versions
      (id, type, entry, title, entered, changes, files, how, since, at)
      values (-?, 'note', ?, '', 'unreadable', '{}', ?, ?, 0, 0)`);
    for (let place = 1; place <= 60; place += 1) {
      older.run(place, id, '[]', 'saved');
      older.run(place + 60, id, 'unreadable', 'published');
    }
    await notes.type(id, notes.title('Diketik'));
    const kept = site.db.$client
      .prepare(`select how, count(*) from entry_versions where type = 'note' and entry = ? group by how`)
      .raw();
    expect(kept.all(id)).toEqual([
      ['published', 62],
      ['saved', 50],
    ]);
  });

  test('finds the oldest drafts without reading the published versions', () => {
    const { sql, params } = surplusVersions(site.db, noteType, 1).toSQL();
    const steps = site.db.$client.prepare(`explain query plan ${sql}`).all(...params);
    expect(steps).toMatchObject([
      { detail: expect.stringContaining('USING INDEX entry_versions_unpublished') },
    ]);
  });
});
