import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { type ContentSite, fileFields, openContentSite, publishableTypes, refused } from '../test-entries.ts';
import { checkDraft, checkPublic, type EntryValues } from '../values.ts';

// What is typed into a draft is saved in its row, and the first words of a new entry make one.

let site: ContentSite;
let key: string;
let made = 0;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());
beforeEach(() => {
  made += 1;
  key = `formulir${made}`;
});

/** What the form of a new entry sends when a person has typed the title alone. Choices have their first value. */
async function titleOnly(type: EntryType): Promise<EntryValues> {
  const values = await site.of(type).values({ status: 'draft' });
  const emptied = Object.entries(values).map(([name, value]) => [name, emptyOf(type, name, value)]);
  return { ...Object.fromEntries(emptied), ...('slug' in values && { slug: values.slug }) };
}

function emptyOf(type: EntryType, name: string, value: unknown) {
  if (name === type.titleField || name === 'status' || typeof value === 'boolean') return value;
  const column = getTableColumns(type.table)[name];
  const isChosen = column?.enumValues?.length || (type.fields[name]?.kind === 'reference' && column?.notNull);
  if (isChosen && value !== null) return value;
  if (column?.dataType === 'number') return 0;
  if (column?.dataType === 'json') return Array.isArray(value) ? [] : emptyRichText;
  return typeof value === 'string' ? '' : null;
}

/** Of some types, a title is all that visitors need. */
async function canBeEmpty(type: EntryType) {
  const draft = await checkDraft(type, await titleOnly(type));
  return checkPublic(type, draft).then(
    () => true,
    () => false,
  );
}

describe.each(publishableTypes)('a draft: %s', (_name, type) => {
  const sari = () => site.of(type);
  const dewi = () => site.of(type, 'dewi');
  const typed = (
    values: EntryValues,
    { by = sari(), revision = 0, version = 0, of = { key } as object } = {},
  ) => by.content.keepCopy({ of: of as { key: string }, values, revision, version });

  test('needs a title only, and gets an address', async () => {
    const values = await titleOnly(type);
    if (type.address) values.slug = '';
    const { id } = await sari().create(values);
    if (type.address) expect(sari().row(id).slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    await sari().update({ ...values, id, version: 1 });
    expect(sari().row(id)).toMatchObject({
      ...sari().title(sari().titleOf(id)),
      status: 'draft',
      version: 2,
    });
  });

  test('doesn’t do without a title, and has no foreign fields', async () => {
    const values = await titleOnly(type);
    const { id } = await sari().create(values);
    const row = { id, version: 1, values: sari().title(' ') };
    const { failed } = await sari().content.updateMany({ rows: [row] });
    expect(failed[0]?.message).toContain('is required.');
    for (const wrong of [sari().title(' '), { foreign: 1 }])
      await expect(sari().create({ ...values, ...wrong })).rejects.toEqual(refused('BAD_REQUEST'));
  });

  test('that isn’t finished is published in no way', async () => {
    if (await canBeEmpty(type)) return;
    const values = await titleOnly(type);
    const { create, publish, update, content, row } = sari();
    const { id } = await create(values);
    const published = { ...values, status: 'published' };
    const at = new Date(site.now().getTime() + 60_000);
    for (const attempt of [
      () => publish({ id }),
      () => update({ ...published, id, version: 1 }),
      () => create(published),
      () => content.schedule({ id, action: 'publish', at }),
    ])
      await expect(attempt()).rejects.toEqual(refused('BAD_REQUEST'));
    for (const change of [
      { action: 'publish' as const },
      { action: 'assign' as const, values: { status: 'published' } },
    ])
      expect(await content.changeMany({ ids: [id], ...change })).toMatchObject({
        done: [],
        failed: [{ id }],
      });
    expect(row(id)).toMatchObject({ status: 'draft' });
  });

  test('is saved as it is typed, and seen by nobody else', async () => {
    const values = await titleOnly(type);
    const content = site.content.current();
    const { id = 0 } = await typed(values);
    expect(sari().row(id)).toMatchObject({ status: 'draft', version: 1 });
    expect(await sari().content.getNewCopies()).toEqual([]);
    expect(await sari().versions(id)).toMatchObject([{ how: 'saved', by: 'Sari' }]);
    await sari().type(id, sari().title(`Diketik ${made}`));
    expect(sari().row(id)).toMatchObject({ ...sari().title(`Diketik ${made}`), version: 2 });
    expect(await sari().copy(id)).toBeNull();
    expect(site.content.current()).toBe(content);
  });

  test('is made once by a form, however often it sends, and whichever answer is lost', async () => {
    const values = await titleOnly(type);
    const { id = 0 } = await typed(values);
    const last = { ...values, ...sari().title(`Kata terakhir ${made}`) };
    expect((await typed(last)).id).toBe(id);
    // Who knows only the first version doesn't write over the second one.
    await expect(sari().create({ ...values, copy: key })).rejects.toEqual(refused('CONFLICT'));
    expect(sari().row(id)).toMatchObject(sari().title(`Kata terakhir ${made}`));

    key = `${key}b`;
    const other = await typed(await titleOnly(type));
    const saved = await sari().create({ ...(await titleOnly(type)), copy: key });
    expect(saved).toEqual({ id: other.id });
    await expect(typed(await titleOnly(type))).rejects.toEqual(refused('CONFLICT'));
  });

  test('waits for a title', async () => {
    const { id, revision } = await typed({ ...(await titleOnly(type)), ...sari().title('') });
    expect(id).toBeUndefined();
    expect(await sari().content.getNewCopies()).toMatchObject([{ key }]);
    const made = await typed(await titleOnly(type), { revision });
    expect(made).toMatchObject({ id: expect.any(Number), version: 1, revision: 0 });
    expect(await sari().content.getNewCopies()).toEqual([]);
  });

  test('isn’t published by typing, whatever state was chosen', async () => {
    const { id = 0, revision } = await typed(await sari().values({ status: 'published' }));
    expect(revision).toBeGreaterThan(0);
    expect(sari().row(id)).toMatchObject({ status: 'draft' });
    expect(await sari().copy(id)).toMatchObject({ values: { status: 'published' } });
  });

  test('of somebody else’s form can’t be changed by the key of that', async () => {
    const { id = 0 } = await typed(await titleOnly(type));
    const values = await titleOnly(type);
    await expect(typed(values, { by: dewi() })).rejects.toEqual(refused('FORBIDDEN'));
    await expect(dewi().content.discardCopy({ of: { key } })).rejects.toEqual(refused('FORBIDDEN'));
    await expect(dewi().create({ ...values, copy: key })).rejects.toEqual(refused('FORBIDDEN'));
    await expect(typed(values, { of: { key: '12345678' } })).rejects.toEqual(refused('BAD_REQUEST'));
    expect(sari().row(id).version).toBe(1);
  });

  test('leaves nothing behind when it is discarded in its form', async () => {
    const { id = 0 } = await typed(await sari().values({ status: 'draft' }));
    await sari().content.discardCopy({ of: { key } });
    expect(() => sari().row(id)).toThrow('no longer exists');
    for (const table of ['entry_copies', 'entry_versions', 'entry_files', 'addresses', 'entry_trash'])
      expect(site.count(table, type, id), table).toBe(0);
  });

  test('goes to the trash when somebody else has typed there, too, and stays once it was published', async () => {
    const { id = 0 } = await typed(await sari().values({ status: 'draft' }));
    await dewi().type(id, dewi().title(`Dari Dewi ${made}`));
    await sari().content.discardCopy({ of: { key } });
    expect(await sari().content.getTrash()).toMatchObject([{ id }]);
    await sari().content.restore({ id });
    await sari().publish({ id });
    await expect(sari().content.discardCopy({ of: { key } })).rejects.toEqual(refused('CONFLICT'));
    expect(sari().row(id)).toMatchObject({ status: 'published' });
  });

  test('is published with what was typed since, a live entry without that', async () => {
    const { id } = await sari().create(await titleOnly(type));
    const values = await sari().values({ status: 'published' });
    await sari().type(id, values);
    await sari().publish({ id });
    expect(sari().row(id)).toMatchObject({
      ...values,
      ...('publishedAt' in values && { publishedAt: site.now() }),
    });
    expect(await sari().copy(id)).toBeNull();
    const { version } = sari().row(id);
    await sari().type(id, sari().title('Setengah jad'));
    await sari().publish({ id });
    expect(sari().row(id)).toMatchObject({ ...sari().title(sari().titleOf(id)), version });
    expect(await sari().copy(id)).not.toBeNull();
  });

  test('keeps the files of what is typed, with a title or without', async () => {
    const [field] = fileFields(type);
    if (!field) return;
    const file = await site.sendPicture(`#${100_000 + made}`);
    const isUsed = () => expect(site.administrator.file.delete({ id: file })).rejects.toThrow('is used by');
    const values = { ...(await titleOnly(type)), [field]: file };
    const { revision } = await typed({ ...values, ...sari().title('') });
    await isUsed();
    await typed(values, { revision });
    await isUsed();
    await sari().content.discardCopy({ of: { key } });
    await site.administrator.file.delete({ id: file });
  });
});
