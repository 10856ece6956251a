import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyOf, type Field, type Fields } from '#lib/fields.ts';
import { processorTime } from '#tests/processor-time.ts';
import type { EntryType } from '../module/entry-type.ts';
import { offeredBlocks } from './blocks.ts';
import { declaredTypes } from './declared-types.ts';
import { type ContentSite, openContentSite, refused, types } from './test-entries.ts';
import { noteType } from './test-note.ts';
import { translationTypes } from './translations/translation-type.ts';

// However much somebody sends, it costs nobody else a wait, and nothing of it is kept.

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const megabyte = 1_000_000;
// In milliseconds of the processor.
const most = 50;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** What is too long and too many for any field. */
const huge: unknown[] = [
  ...['x', 'a@b.', 'é ', '-', '=,\n', '\u0301'].map((part) => part.repeat(megabyte / part.length)),
  times(megabyte / 4, 'a'),
  Array.from({ length: megabyte / 10 }, (_, index) => `tag ${index}`),
  times(megabyte / 2, 1),
  times(megabyte / 3, {}),
  times(megabyte / 3, []),
  times(11, 'x'.repeat(megabyte / 10)),
  { type: 'doc', content: [paragraph('x'.repeat(megabyte))] },
  { type: 'doc', content: times(megabyte / 70, paragraph('x')) },
  Object.fromEntries(Array.from({ length: megabyte / 12 }, (_, index) => [`name ${index}`, 1])),
  { ['x'.repeat(megabyte)]: 1 },
];

// The ways in which values of most kinds are too large.
const hugeInOneWay = [huge[0], huge[1], huge[7], huge[12], huge[13], huge[14]];

/** The same inside the rows of a field. */
function hugeRows({ columns }: Field): unknown[] {
  if (!columns) return [];
  const row = emptyOf({ fields: columns });
  return [times(megabyte / JSON.stringify(row).length, row), ...hugeInside(columns).map((each) => [each])];
}

function hugeInside(fields: Fields): object[] {
  const empty = emptyOf({ fields });
  return Object.entries(fields).flatMap(([name, field]) =>
    [...hugeInOneWay, ...hugeRows(field)].map((value) => ({ ...empty, [name]: value })),
  );
}

const placed = (kind: string, values: object) => ({ id: 'abcd1234', kind, hidden: false, values });

/** Blocks of each kind that a module offers, and of one whose module is gone. */
function hugeBlocks(): unknown[] {
  const kinds = [...offeredBlocks].flatMap(([kind, { fields }]) =>
    hugeInside(fields).map((values) => [placed(kind, values)]),
  );
  const gone = [placed('gone.block', { text: 'x'.repeat(megabyte) })];
  return [...kinds, gone, times(megabyte / 70, placed('gone.block', {}))];
}

/** What a call costs: the best of some. */
async function costOf(call: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  while (costs.length < 5 && !costs.some((cost) => cost <= most)) costs.push(await processorTime(call));
  return Math.min(...costs);
}

async function isRefusedCheaply(call: () => Promise<unknown>) {
  expect(await costOf(() => expect(call()).rejects.toEqual(refused('BAD_REQUEST', ' ')))).toBeLessThan(most);
}

/** Whatever is written, this grows. */
const written = () => site.db.$client.prepare('select total_changes()').pluck().get();

const named = (types: EntryType[]) => types.map((type): [string, EntryType] => [type.name, type]);
const all = declaredTypes().flatMap((type) => [type, ...translationTypes(type).slice(-1)]);
const key = 'formulir1';

describe.each(named(all))('%s', (_name, type) => {
  test('keeps nothing that is far too large, whatever field it is in', async () => {
    const { content } = site.of(type);
    const before = written();
    for (const [name, field] of Object.entries(type.fields)) {
      const values = field.kind === 'blocks' ? [...huge, ...hugeBlocks()] : [...huge, ...hugeRows(field)];
      for (const value of values) {
        const typed = { of: { key }, values: { [name]: value }, version: 0, revision: 0 };
        await isRefusedCheaply(() => content.keepCopy(typed));
      }
    }
    for (const values of huge.slice(-2))
      await isRefusedCheaply(() =>
        content.keepCopy({ of: { key }, values: values as Record<string, unknown>, version: 0, revision: 0 }),
      );
    expect(written()).toBe(before);
  });
});

describe.each(types)('%s', (_name, type) => {
  test('is neither created nor changed with what is far too large, in no way', async () => {
    const sari = site.of(type);
    const id = await sari.add();
    const values = await sari.values();
    const before = written();
    for (const name of Object.keys(type.fields)) {
      for (const value of hugeInOneWay.slice(2, 5)) {
        const { version } = sari.row(id);
        const large = { ...values, [name]: value };
        const rows = [{ id, version, values: { [name]: value } }];
        await isRefusedCheaply(() => sari.create(large));
        await isRefusedCheaply(() =>
          sari.create({ ...large, ...(name !== 'status' && { status: 'draft' }) }),
        );
        await isRefusedCheaply(() => sari.update({ ...large, id, version }));
        await isReportedCheaply(() => sari.content.updateMany({ rows }));
        await isReportedCheaply(() =>
          sari.content.changeMany({ action: 'assign', ids: [id], values: { [name]: value } }),
        );
      }
    }
    expect(written()).toBe(before);
  });
});

async function isReportedCheaply(call: () => Promise<{ failed: unknown[] }>) {
  const cost = await costOf(async () => expect((await call()).failed).toHaveLength(1));
  expect(cost).toBeLessThan(most);
}

test('what is typed and merely too long for visitors is kept', async () => {
  const sari = site.of(noteType);
  const id = await sari.add();
  await sari.type(id, { title: 'x'.repeat(1200), author: 'x'.repeat(800) });
  expect(await sari.copy(id)).toMatchObject({ values: { title: 'x'.repeat(1200), author: 'x'.repeat(800) } });
  for (const values of [{ title: 'x'.repeat(1201) }, { author: 'x'.repeat(801) }])
    await expect(sari.type(id, values)).rejects.toEqual(refused('BAD_REQUEST', ' '));
});
