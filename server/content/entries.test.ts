import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublishable, screenOf } from '../module/entry-type.ts';
import {
  type ContentSite,
  fileFields,
  openContentSite,
  publishableTypes,
  refused,
  types,
  typesWithFiles,
  withFile,
} from './test-entries.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

describe.each(types)('an entry: %s', (_name, type) => {
  const sari = () => site.of(type);

  test('that two people change at the same time keeps the first change, and the second is refused', async () => {
    const [first, second] = [sari(), site.of(type, 'dewi')];
    const id = await first.add();
    const values = await first.values();
    await first.update({ ...values, ...first.title(`Satu ${id}`), id, version: 1 });
    const saved = first.row(id);
    const late = second.update({ ...values, ...first.title(`Dua ${id}`), id, version: 1 });
    await expect(late).rejects.toEqual(refused('CONFLICT', 'in the meantime'));
    expect(first.row(id)).toEqual(saved);
    expect(saved.version).toBe(2);
  });

  test('needs its title, and has no foreign fields', async () => {
    for (const wrong of [sari().title(' '), sari().title('x'.repeat(500)), { foreign: 1 }]) {
      const values = { ...(await sari().values()), ...wrong };
      await expect(sari().create(values)).rejects.toEqual(refused('BAD_REQUEST'));
    }
    await expect(sari().create(await sari().values(sari().title(' ')))).rejects.toThrow('is required.');
  });

  test('is nobody else’s business', async () => {
    const nonsense = { nonsense: true };
    const outcomes = async (by: 'sari' | 'budi' | 'visitor') => {
      const calls = Object.values(site.of(type, by).content) as ((input: object) => Promise<unknown>)[];
      return [
        ...new Set(await Promise.all(calls.map((call) => call(nonsense).then(String, ({ code }) => code)))),
      ];
    };
    expect(await outcomes('visitor')).toEqual(['UNAUTHORIZED']);
    expect(await outcomes('sari')).toEqual(['BAD_REQUEST']);
    const budis = await outcomes('budi');
    if (type.area === 'content') expect(budis).toContain('BAD_REQUEST');
    else expect(budis).toEqual(['FORBIDDEN']);
    const id = await sari().add();
    for (const by of ['budi', 'visitor'] as const) {
      const { get, update, delete: remove } = site.of(type, by);
      const isAllowed = by === 'budi' && type.area === 'content';
      for (const attempt of [
        () => get({ id }),
        async () => update({ ...(await sari().values()), id, version: 1 }),
        () => remove({ id }),
      ]) {
        const outcome = await attempt().then(
          () => 'done',
          ({ code }) => code,
        );
        expect(outcome).toBe(isAllowed ? 'done' : by === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN');
      }
    }
  });

  test('is put where it was dragged', async () => {
    if (!('position' in type.table)) return;
    const ids = [await sari().add(), await sari().add(), await sari().add()];
    const { position, id: column } = type.table as typeof type.table & { position: typeof type.table.id };
    const order = () =>
      site.db
        .select({ id: type.table.id })
        .from(type.table)
        .orderBy(asc(position), asc(column))
        .all()
        .flatMap(({ id }) => (ids.includes(id as number) ? [ids.indexOf(id as number)] : []));
    const [one = 0, two = 0, three = 0] = ids;
    expect(order()).toEqual([0, 1, 2]);
    await sari().reorder({ id: three, before: one });
    expect(order()).toEqual([2, 0, 1]);
    await sari().reorder({ id: one, before: null });
    expect(order()).toEqual([2, 1, 0]);
    await sari().reorder({ id: two, before: two });
    expect(order()).toEqual([2, 1, 0]);
  });
});

test.each(publishableTypes)('an entry is published and taken offline: %s', async (_name, type) => {
  const { add, publish, unpublish, row } = site.of(type, type.area === 'content' ? 'budi' : 'sari');
  const id = await add({ status: 'draft' });
  await publish({ id });
  expect(row(id)).toMatchObject({ status: 'published', version: 2 });
  const published = row(id);
  await publish({ id });
  expect(row(id)).toEqual(published);
  await unpublish({ id });
  expect(row(id)).toMatchObject({ status: 'draft', version: 3 });
});

test.each(typesWithFiles)(
  'the files of an entry exist, and stay while it shows them: %s',
  async (_name, type) => {
    const { add, create, values, save, row, titleOf } = site.of(type);
    const { file: files } = site.administrator;
    const usual = await values();
    for (const field of fileFields(type)) {
      const showing = (file: number) => ({ [field]: withFile(type, usual, file, site.fileId)[field] });
      if (JSON.stringify(showing(9999)) === JSON.stringify(showing(site.fileId))) continue;
      const missing = create(await values(showing(9999)));
      await expect(missing, field).rejects.toEqual(refused('BAD_REQUEST', 'no longer exists'));
      const file = await site.sendPicture('#aabbcc');
      const id = await add(showing(file));
      const route = screenOf(type, row(id));
      const use = { title: expect.stringContaining(titleOf(id)), route };
      expect((await files.get({ id: file })).uses, field).toEqual([use]);
      await expect(files.delete({ id: file })).rejects.toEqual(refused('CONFLICT', route));
      await save(id, showing(site.fileId));
      expect((await files.get({ id: file })).uses, field).toEqual([]);
      await files.delete({ id: file });
    }
  },
);

test('a type that no module declares is refused', async () => {
  const trash = site.administrator.content.getTrash({ type: 'unknown' });
  await expect(trash).rejects.toEqual(refused('BAD_REQUEST', 'unknown'));
});

test('what can’t be a draft is neither published nor scheduled', async () => {
  for (const [, type] of types.filter(([, each]) => !isPublishable(each))) {
    const { add, content } = site.of(type);
    const id = await add();
    const at = new Date(site.now().getTime() + 1000);
    await expect(content.schedule({ id, action: 'publish', at })).rejects.toEqual(refused('BAD_REQUEST'));
    const published = content.changeMany({ action: 'publish', ids: [id] });
    await expect(published).rejects.toEqual(refused('BAD_REQUEST', 'can’t be changed this way'));
  }
});
