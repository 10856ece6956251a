import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublishable } from '../../module/entry-type.ts';
import {
  type ContentSite,
  openContentSite,
  publishableTypes,
  refused,
  types,
  typesWithTwoTexts,
} from '../test-entries.ts';
import { enteredValues } from '../values.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

describe.each(types)('many at once: %s', (_name, type) => {
  const sari = () => site.of(type);

  test('are deleted and restored', async () => {
    const { add, content, row } = sari();
    const ids = [await add(), await add()];
    const done = { done: ids, failed: [], created: [] };
    expect(await content.changeMany({ action: 'delete', ids })).toEqual(done);
    for (const id of ids) expect(() => row(id)).toThrow('no longer exists');
    expect(await content.changeMany({ action: 'restore', ids })).toEqual(done);
    for (const id of ids) expect(row(id)).toMatchObject({ version: 2 });
  });

  test('are saved with values of their own; what can’t be is named, and what somebody else saved stays', async () => {
    const { add, content, row, save, title, titleOf } = sari();
    const [one, two, three] = [await add(), await add(), await add()];
    await site.of(type, 'dewi').save(two, title(`Dewi ${two}`));
    const refusedTitle = titleOf(three);
    const rows = [
      { id: one, version: 1, values: title(`Pertama ${one}`) },
      { id: two, version: 1, values: title('Kedua') },
      { id: three, version: 1, values: title(' ') },
    ];
    const before = enteredValues(type, row(one));
    const { done, failed } = await content.updateMany({ rows });
    expect(done).toEqual([one]);
    expect(failed).toMatchObject([
      { id: two, message: expect.stringContaining('Somebody else has saved this') },
      { id: three, message: expect.stringContaining('is required.') },
    ]);
    expect(failed[0]?.name).toContain(`Dewi ${two}`);
    expect(enteredValues(type, row(one))).toEqual({ ...before, ...title(`Pertama ${one}`) });
    expect([titleOf(two), titleOf(three)]).toEqual([`Dewi ${two}`, refusedTitle]);
    await save(one);
  });

  test('are duplicated: each copy says so, has an address of its own and is seen by nobody', async () => {
    const { add, content, row, titleOf } = sari();
    const id = await add();
    const { created, failed } = await content.changeMany({ action: 'duplicate', ids: [id] });
    expect(failed).toEqual([]);
    const [copy = 0] = created;
    expect(titleOf(copy)).toBe(`${titleOf(id)} (copy)`);
    if (type.address) expect(row(copy).slug).toBe(`${row(id).slug}-2`);
    if (isPublishable(type)) expect(row(copy)).toMatchObject({ status: 'draft' });
    if ('publishedAt' in row(id)) expect(row(copy).publishedAt).toBeNull();
  });

  test('are duplicated with titles of full length, too', async () => {
    const { add, content, title, titleOf, save } = sari();
    const id = await add();
    let length = 120;
    while (await save(id, title('x'.repeat(length))).catch(() => true)) length -= 1;
    const { created } = await content.changeMany({ action: 'duplicate', ids: [id] });
    const mark = ' (copy)';
    expect(titleOf(created[0] ?? 0)).toBe('x'.repeat(length - mark.length) + mark);
    for (const each of [id, ...created]) await sari().delete({ id: each });
  });

  test('are changed only by people who may change one', async () => {
    const change = { action: 'delete' as const, ids: [9999] };
    const visitor = site.of(type, 'visitor').content.changeMany(change);
    await expect(visitor).rejects.toEqual(refused('UNAUTHORIZED'));
    const budi = site.of(type, 'budi').content.changeMany(change);
    if (type.area !== 'content') await expect(budi).rejects.toEqual(refused('FORBIDDEN'));
    else
      expect(await budi).toMatchObject({
        failed: [{ id: 9999, message: `The ${type.noun} no longer exists.` }],
      });
  });
});

test.each(publishableTypes)(
  'many are published and unpublished, except what can’t be: %s',
  async (_name, type) => {
    const { add, content, row } = site.of(type);
    const ids = [await add({ status: 'draft' }), await add({ status: 'draft' })];
    const unready = await add({ status: 'draft' });
    site.setRow(type, unready, { [type.titleField ?? '']: ' ' });
    const result = await content.changeMany({ action: 'publish', ids: [...ids, unready, 9999, ...ids] });
    expect(result).toMatchObject({
      done: ids,
      failed: [
        { id: unready, message: expect.stringContaining('is required.') },
        { id: 9999, message: `The ${type.noun} no longer exists.` },
      ],
    });
    for (const id of ids) expect(row(id)).toMatchObject({ status: 'published' });
    await content.changeMany({ action: 'unpublish', ids });
    for (const id of [...ids, unready]) expect(row(id)).toMatchObject({ status: 'draft' });
  },
);

test.each(typesWithTwoTexts)(
  'many get another value at once, each keeping the rest: %s',
  async (_name, type) => {
    const { add, content, row, other } = site.of(type);
    const ids = [await add(), await add()];
    const before = ids.map((id) => enteredValues(type, row(id)));
    await content.changeMany({ action: 'assign', ids, values: other('Sama') });
    for (const [index, id] of ids.entries())
      expect(enteredValues(type, row(id))).toEqual({ ...before[index], ...other('Sama') });
    for (const values of [{ [Object.keys(other(''))[0] ?? '']: undefined }, { createdBy: 'x' }]) {
      const { done, failed } = await content.changeMany({ action: 'assign', ids, values });
      expect([done, failed.map(({ id }) => id)]).toEqual([[], ids]);
      expect(failed[0]?.message).not.toContain('{');
    }
  },
);

test.each(['user', 'file', 'site', 'constructor', 'footer', 'unknown'])(
  'entries of no type aren’t changed: %s',
  async (type) => {
    const change = site.administrator.content.changeMany({ type, action: 'delete', ids: [1] });
    await expect(change).rejects.toEqual(refused('BAD_REQUEST'));
  },
);
