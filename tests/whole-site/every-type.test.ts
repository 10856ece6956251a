import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { starterPictures } from '#database/seed/starter-pictures.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { type EntryType, isPublishable } from '#server/content/entry-type.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { type EntryValues, enteredValues } from '#server/content/values.ts';
import { appRouter } from '#server/router.ts';
import { siteModules } from '#server/site/modules.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

// What holds for every type of content that a module declares, with an entry of the starter content.

const types = siteModules
  .filter(({ seed }) => seed)
  .flatMap(({ entryTypes = [] }) => entryTypes)
  .filter(({ name }) => name !== 'footer') as EntryType[];
const drafted = types.filter(isPublishable) as EntryType[];

let site: TestSite;
let now = new Date();
let made = 0;
beforeAll(async () => {
  site = await openTestSite();
  site.services.now = () => now;
  for (const { name, seed } of siteModules)
    seed?.({ ...site.services, addPicture: starterPictures(site.services, name) });
});
afterAll(() => site.close());
beforeEach(() => {
  now = new Date('2026-08-07T01:00:00Z');
  made += 1;
});

interface Api {
  create(input: object): Promise<{ id: number }>;
  update(input: object): Promise<void>;
  delete(input: { id: number }): Promise<void>;
  publish(input: { id: number }): Promise<void>;
}
const apiOf = ({ name }: EntryType) => site.administrator[name as 'blog'] as unknown as Api;

/** The values of the first entry of the starter content, with a title and an address that no other test uses. */
function valuesOf(type: EntryType) {
  const [row = {}] = site.db.select().from(type.table).all().filter(isOfKind(type));
  const values = enteredValues(type, row);
  return {
    ...values,
    ...(type.titleField && { [type.titleField]: `Nomor ${made}` }),
    ...('slug' in values && { slug: `nomor-${made}` }),
  } as EntryValues;
}

function isOfKind({ kind = {} }: EntryType) {
  return (row: object) =>
    Object.entries(kind).every(([name, value]) => row[name as keyof typeof row] === value);
}

/** What the form of a new entry sends when a person has typed the title alone. Choices have their first value. */
function titleOnly(type: EntryType) {
  const values = valuesOf(type);
  const emptied = Object.entries(values).map(([name, value]) => [name, emptyOf(type, name, value)]);
  return { ...Object.fromEntries(emptied), status: 'draft' } as EntryValues;
}

function emptyOf(type: EntryType, name: string, value: unknown) {
  if (name === type.titleField || typeof value === 'boolean') return value;
  const column = type.table[name as keyof typeof type.table] as { enumValues?: string[]; dataType?: string };
  if (column.enumValues && value !== null) return value;
  if (column.dataType === 'number') return 0;
  if (column.dataType === 'json') return Array.isArray(value) ? [] : emptyRichText;
  return typeof value === 'string' ? '' : null;
}

// Of these, a title is all that visitors need.
const canBeEmpty = ['page', 'homeCertificate'];

const rowOf = (type: EntryType, id: number) => getEntry(site.db, type, id);

describe.each(drafted.map((type) => [type.name, type] as const))('a draft: %s', (_name, type) => {
  test('needs a title only, and gets an address', async () => {
    const values = titleOnly(type);
    const { id } = await apiOf(type).create(values);
    const row = rowOf(type, id);
    expect(type.title(row)).toContain(String(values[type.titleField as string]));
    if (type.address) expect(row.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    await apiOf(type).update({ ...values, id, version: 1 });
    expect(rowOf(type, id)).toMatchObject({ status: 'draft', version: 2 });
  });

  test('begins with the first words that are typed, once for each form', async () => {
    const values = { ...titleOnly(type), ...(type.address && { slug: `nomor-${made}` }) } as EntryValues;
    const typed = { of: { key: `formulir${made}` }, values, version: 0, revision: 0 };
    const { id = 0 } = await site.administrator.content.keepCopy({ type: type.name, ...typed });
    expect(type.title(rowOf(type, id))).toContain(String(values[type.titleField as string]));
    expect(rowOf(type, id)).toMatchObject({ status: 'draft' });
    expect(await site.administrator.content.keepCopy({ type: type.name, ...typed })).toMatchObject({ id });
  });

  test('doesn’t do without a title', async () => {
    const values = { ...titleOnly(type), [type.titleField as string]: ' ' };
    const { failed } = await site.administrator.content.updateMany({
      type: type.name,
      rows: [{ id: (await apiOf(type).create(titleOnly(type))).id, version: 1, values }],
    });
    expect(failed[0]?.message).toContain('is required.');
    await expect(apiOf(type).create(values)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(apiOf(type).create({ ...titleOnly(type), foreign: 1 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('that isn’t finished is published in no way', async () => {
    const api = apiOf(type);
    const values = titleOnly(type);
    const { id } = await api.create(values);
    const isDraft = () => expect(rowOf(type, id)).toMatchObject({ status: 'draft' });
    const refused = { code: 'BAD_REQUEST' };
    if (canBeEmpty.includes(type.name)) return;
    await expect(api.publish({ id })).rejects.toMatchObject(refused);
    const published = { ...values, status: 'published' };
    await expect(api.update({ ...published, id, version: 1 })).rejects.toMatchObject(refused);
    await expect(api.create(published)).rejects.toMatchObject(refused);
    const at = new Date(now.getTime() + 60_000);
    await expect(
      site.administrator.content.schedule({ type: type.name, id, action: 'publish', at }),
    ).rejects.toMatchObject(refused);
    for (const change of [{ action: 'publish' }, { action: 'assign', values: { status: 'published' } }]) {
      const result = await site.administrator.content.changeMany({
        type: type.name,
        ids: [id],
        ...change,
      } as never);
      expect(result).toMatchObject({ done: [], failed: [{ id }] });
    }
    isDraft();
  });

  test('is published with what was typed since', async () => {
    const { id } = await apiOf(type).create(titleOnly(type));
    const values = { ...valuesOf(type), status: 'draft' };
    await site.administrator.content.keepCopy({
      type: type.name,
      of: { id },
      values,
      version: 1,
      revision: 0,
    });
    const { failed } = await site.administrator.content.changeMany({
      type: type.name,
      action: 'publish',
      ids: [id],
    });
    expect(failed).toEqual([]);
    expect(rowOf(type, id)).toMatchObject({ ...values, status: 'published' });
  });

  test('whose scheduled publication is refused keeps it, with the reason', async () => {
    if (canBeEmpty.includes(type.name)) return;
    const api = apiOf(type);
    const { id } = await api.create({ ...valuesOf(type), status: 'draft' });
    const at = new Date(now.getTime() + 60_000);
    await site.administrator.content.schedule({ type: type.name, id, action: 'publish', at });
    await api.update({ ...titleOnly(type), id, version: 1 });
    now = at;
    for (const _time of [1, 2]) await site.services.schedules.runDue();
    expect(rowOf(type, id)).toMatchObject({ status: 'draft' });
    const { scheduled } = await site.administrator.site.getSummary();
    const kept = { type: type.name, id, at, failed: expect.any(String) };
    expect(scheduled).toContainEqual(expect.objectContaining(kept));
  });

  test('comes back from the trash as a draft when visitors couldn’t be shown it any more', async () => {
    if (canBeEmpty.includes(type.name)) return;
    const { id } = await apiOf(type).create({ ...valuesOf(type), status: 'published' });
    // From before the rules were what they are.
    const { id: draft } = await apiOf(type).create({ ...titleOnly(type), ...(type.address && { slug: '' }) });
    const { id: _id, slug: _slug, ...unfinished } = rowOf(type, draft) as EntryValues;
    site.db
      .update(type.table)
      .set({ ...unfinished, status: 'published' })
      .where(eq(type.table.id, id))
      .run();
    await apiOf(type).delete({ id });
    expect(await site.administrator.content.restore({ type: type.name, id })).toMatchObject({
      isPublic: false,
    });
    expect(rowOf(type, id)).toMatchObject({ status: 'draft' });
  });
});

test.each(types.map((type) => [type.name, type] as const))(
  'is listed with what visitors don’t see of it yet: %s',
  async (_name, type) => {
    const api = apiOf(type);
    const values = valuesOf(type);
    const { id } = await api.create({ ...values, ...(isPublishable(type) && { status: 'published' }) });
    const pending = async () => {
      const { changed, schedules } = await site.administrator.content.getPending({ type: type.name });
      return [changed.includes(id), schedules.filter((schedule) => schedule.id === id)];
    };
    expect(await pending()).toEqual([false, []]);
    const typed = { [type.titleField as string]: `Diketik ${made}` };
    await site.administrator.content.keepCopy({
      type: type.name,
      of: { id },
      values: typed,
      version: 1,
      revision: 0,
    });
    expect(await pending()).toEqual([true, []]);
    if (!isPublishable(type)) return;
    const at = new Date(now.getTime() + 60_000);
    await site.administrator.content.schedule({ type: type.name, id, action: 'publish', at });
    expect(await pending()).toEqual([true, [{ id, action: 'publish', at, failed: null }]]);
  },
);

test.each(types.map((type) => [type.name, type] as const))('is duplicated: %s', async (_name, type) => {
  const { id } = await apiOf(type).create(valuesOf(type));
  const change = { type: type.name, action: 'duplicate' as const, ids: [id] };
  const { created, failed } = await site.administrator.content.changeMany(change);
  expect(failed).toEqual([]);
  const title = String(rowOf(type, id)[type.titleField as 'id']);
  expect(rowOf(type, created[0] ?? 0)).toMatchObject({
    [type.titleField as string]: `${title} (copy)`,
    ...(isPublishable(type) && { status: 'draft' }),
  });
});

const procedures = Object.keys(appRouter._def.procedures).filter((path) => path.startsWith('content.'));

test.each(types.map((type) => [type.name, type] as const))(
  'is nobody else’s business: %s',
  async (name, { access }) => {
    const outcomes = async (api: TestSite['guest']) => {
      const codes = procedures.map((path) => {
        const call = api.content[path.slice('content.'.length) as 'getTrash'];
        return call({ type: name, nonsense: true } as never).then(String, ({ code }) => code);
      });
      return [...new Set(await Promise.all(codes))];
    };
    expect(await outcomes(site.guest)).toEqual(['UNAUTHORIZED']);
    expect(await outcomes(site.client)).toContain(access === 'client' ? 'BAD_REQUEST' : 'FORBIDDEN');
    if (access === 'administrator') expect(await outcomes(site.client)).toHaveLength(1);
    expect(await outcomes(site.administrator)).toEqual(['BAD_REQUEST']);
  },
);

test('a type that no module declares is refused', async () => {
  const refused = site.administrator.content.getTrash({ type: 'unknown' });
  await expect(refused).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('unknown'),
  });
});
