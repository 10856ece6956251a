import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenOf } from '../../module/entry-type.ts';
import {
  type ContentSite,
  fileFields,
  openContentSite,
  refused,
  types,
  typesWithFiles,
} from '../test-entries.ts';
import { noteType } from '../test-note.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

describe.each(types)('a working copy: %s', (name, type) => {
  test('keeps what is typed, finished or not, while visitors read the live entry', async () => {
    const entries = site.of(type);
    const id = await entries.add();
    const [before, version] = [entries.row(id), site.content.current()];
    await entries.type(id, entries.title(''));
    expect(await site.of(type, 'dewi').copy(id)).toMatchObject({
      values: entries.title(''),
      base: entries.title(entries.titleOf(id)),
      version: 1,
      by: 'Sari',
    });
    expect(entries.row(id)).toEqual(before);
    expect(site.content.current()).toBe(version);
  });

  test('takes no foreign fields and no values of another kind', async () => {
    const entries = site.of(type);
    const id = await entries.add();
    const files = fileFields(type).map((field) => ({ [field]: 'x' }));
    const wrong = [{ role: 'administrator' }, { [type.titleField as string]: 7 }, ...files];
    for (const values of wrong)
      await expect(entries.type(id, values)).rejects.toEqual(refused('BAD_REQUEST'));
    expect(await entries.copy(id)).toBeNull();
  });

  test('of two people keeps the first change, and the second has to merge', async () => {
    const [sari, dewi] = [site.of(type), site.of(type, 'dewi')];
    const id = await sari.add();
    const from = { of: { id }, version: 1, revision: 0 };
    const { revision } = await sari.content.keepCopy({ ...from, values: sari.title('Satu') });
    const conflict = refused('CONFLICT', 'in the meantime');
    const late = { ...from, values: dewi.title('Dua') };
    await expect(dewi.content.keepCopy(late)).rejects.toEqual(conflict);
    await dewi.content.keepCopy({ ...late, revision });
    await sari.save(id, sari.title('Tiga'));
    const older = { ...late, revision: revision + 1, values: dewi.title('Empat') };
    await expect(dewi.content.keepCopy(older)).rejects.toEqual(conflict);
    expect(await sari.copy(id)).toMatchObject({ values: sari.title('Dua'), version: 1 });
  });

  test('goes when it is published, discarded or typed back', async () => {
    const { add, type: typeIn, title, titleOf, copy, save, content } = site.of(type);
    const id = await add();
    const first = titleOf(id);
    const { revision } = await typeIn(id, title('Satu'));
    await save(id, title('Satu'), revision);
    expect(await copy(id)).toBeNull();
    await typeIn(id, title(first));
    expect(await typeIn(id, title('Satu'))).toMatchObject({ revision: 0 });
    expect(await copy(id)).toBeNull();
    await typeIn(id, title(first));
    await content.discardCopy({ of: { id } });
    expect(await copy(id)).toBeNull();
    await save(id, title(first));
  });

  test('stays when an older revision of it is published', async () => {
    const { add, type: typeIn, title, copy, save } = site.of(type);
    const id = await add();
    const { revision } = await typeIn(id, title('Pertama'));
    await typeIn(id, title('Kedua'));
    await save(id, title('Pertama'), revision);
    expect(await copy(id)).toMatchObject({ values: title('Kedua') });
    await save(id, title(`Ketiga ${name}`));
  });

  test('isn’t overwritten by a form that was still open when it was discarded', async () => {
    const [sari, dewi] = [site.of(type), site.of(type, 'dewi')];
    const id = await sari.add();
    const { revision } = await sari.type(id, sari.title('Satu'));
    await dewi.content.discardCopy({ of: { id } });
    site.letPass(60_000);
    await dewi.type(id, dewi.title('Dua'));
    const late = { of: { id }, version: 1, revision, values: sari.title('Satu lagi') };
    await expect(sari.content.keepCopy(late)).rejects.toEqual(refused('CONFLICT'));
    expect(await sari.copy(id)).toMatchObject({ values: sari.title('Dua') });
  });

  test('of a new entry is its author’s own until that is created', async () => {
    const [sari, dewi] = [site.of(type), site.of(type, 'dewi')];
    const key = `formulir${name.toLowerCase()}`;
    const typed = { of: { key }, version: 0, revision: 0, values: sari.title('') };
    await sari.content.keepCopy(typed);
    expect(await dewi.content.getNewCopies()).toEqual([]);
    expect(await sari.content.getNewCopies()).toMatchObject([{ key, values: sari.title('') }]);
    await expect(dewi.content.keepCopy(typed)).rejects.toEqual(refused('FORBIDDEN'));
    await expect(dewi.content.discardCopy({ of: { key } })).rejects.toEqual(refused('FORBIDDEN'));
    await expect(dewi.create({ ...(await dewi.values()), copy: key })).rejects.toEqual(refused('FORBIDDEN'));
    const { id } = await sari.create({ ...(await sari.values()), copy: key });
    expect(await sari.content.getNewCopies()).toEqual([]);
    expect(await sari.content.getMade({ keys: [key, 'zzzzzzzz'] })).toEqual([{ key, id }]);
    expect(await dewi.content.getMade({ keys: [key] })).toEqual([]);
  });

  test('of a deleted entry has nowhere to go, and is kept apart from now on', async () => {
    const entries = site.of(type);
    const id = await entries.add();
    const typed = { version: 1, revision: 0, values: entries.title('Masih diketik') };
    await site.of(type, 'dewi').delete({ id });
    await expect(entries.content.keepCopy({ of: { id }, ...typed })).rejects.toEqual(refused('NOT_FOUND'));
    const of = { key: `terhapus${name.toLowerCase()}` };
    expect((await entries.content.keepCopy({ of, ...typed })).id).toBeUndefined();
    expect(await entries.content.getNewCopies()).toMatchObject([{ key: of.key, values: typed.values }]);
    await entries.content.discardCopy({ of });
    expect(await entries.content.getNewCopies()).toEqual([]);
  });

  test('from before fields came and went is read, kept and published', async () => {
    const { add, type: typeIn, title, copy, save } = site.of(type);
    const id = await add();
    await typeIn(id, title('Lama'));
    const stored = JSON.stringify({ json: { ...title('Lama'), subfield: 'Tidak ada lagi' } });
    const isThis = [type.name, String(id)];
    site.db.$client
      .prepare('update entry_copies set entered = ?, base = ? where type = ? and key = ?')
      .run(stored, stored, ...isThis);
    expect((await copy(id))?.values).toEqual(title('Lama'));
    const { revision } = await typeIn(id, title('Baru'));
    expect((await copy(id))?.values).toMatchObject({
      ...(await site.of(type).values()),
      ...(await copy(id))?.values,
    });
    await save(id, title(`Terbit ${name}`), revision);
    expect(await copy(id)).toBeNull();
  });

  test('is on the dashboard of those who can go on with it', async () => {
    site.db.$client.exec('delete from entry_copies');
    const sari = site.of(type);
    const id = await sari.add();
    await sari.type(id, sari.title('Diketik'));
    site.letPass(1000);
    const of = { key: `baru${name.toLowerCase()}` };
    await sari.content.keepCopy({ of, version: 0, revision: 0, values: sari.title('') });
    const listed = async (by: 'sari' | 'dewi' | 'budi') =>
      (await site.summary(by)).unfinished.map(({ route, isNew, by }) => ({ route, isNew, by }));
    const changed = { route: screenOf(type, { id } as never), isNew: false, by: 'Sari' };
    const typed = {
      route: type.screen ? `${type.list}/new` : `${type.list}?open=new`,
      isNew: true,
      by: 'Sari',
    };
    expect(await listed('sari')).toEqual([typed, changed]);
    expect(await listed('budi')).toEqual(type.area === 'content' ? [changed] : []);
    await sari.content.discardCopy({ of });
    await sari.content.discardCopy({ of: { id } });
    expect(await listed('sari')).toEqual([]);
  });
});

test.each(typesWithFiles)(
  'a file in a working copy stays until that is discarded: %s',
  async (_name, type) => {
    const { add, type: typeIn, content, titleOf } = site.of(type);
    const id = await add();
    const [field = ''] = fileFields(type);
    const file = await site.sendPicture('#112233');
    await typeIn(id, { [field]: file });
    const refusal = `“${titleOf(id)} (in changes that aren’t published)”`;
    expect((await site.administrator.file.get({ id: file })).uses).toMatchObject([
      { title: refusal.slice(1, -1) },
    ]);
    await expect(site.administrator.file.delete({ id: file })).rejects.toEqual(refused('CONFLICT', refusal));
    await content.discardCopy({ of: { id } });
    await site.administrator.file.delete({ id: file });
  },
);

describe('a text in a working copy', () => {
  const notes = () => site.of(noteType);
  const textOf = (text: string, marks: object[] = []) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }] }],
  });

  test('is no foreign value and nothing unsafe', async () => {
    const id = await notes().add();
    const unsafe = textOf('x', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]);
    for (const text of [
      ...[unsafe, 'Hanya kata-kata.', '', [], { type: 'doc', content: 'x' }, { type: 'paragraph' }],
      { content: [{ type: 'doc' }] },
    ])
      await expect(notes().type(id, { text })).rejects.toEqual(refused('BAD_REQUEST'));
    expect(await notes().copy(id)).toBeNull();
  });

  test('has nearly 200,000 characters, and a longer one is refused with a sentence', async () => {
    const id = await notes().add();
    const text = textOf('a'.repeat(199_000));
    await notes().type(id, { text });
    expect((await notes().copy(id))?.values).toMatchObject({ text });
    const message = 'This text is too long. Please divide it into two.';
    const longer = notes().type(id, { text: textOf('a'.repeat(201_000)) });
    await expect(longer).rejects.toMatchObject({ cause: { issues: [{ message }] } });
    expect((await notes().copy(id))?.values).toMatchObject({ text });
  });
});
