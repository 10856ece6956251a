import { describe, expect, test } from 'vitest';
import { docOf } from '#lib/rich-text/blocks.ts';
import type { Copy } from './copy-api.ts';
import { commonOf, countChanges, mergeEdits, outgoingOf, rebaseCopy } from './merge.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const text = (...lines: string[]) => docOf(lines.map(paragraph));

const base = { title: 'Kotak', text: 'Kuat', order: 1, from: new Date(0) };

test('what only one of two people changed is merged from both', () => {
  const merged = mergeEdits(base, { ...base, text: 'Ringan' }, { ...base, title: 'Peti' });
  expect(merged).toMatchObject({
    values: { ...base, title: 'Peti', text: 'Ringan' },
    conflicts: [],
    theirFields: ['text'],
    myFields: ['title'],
  });
});

test('what both changed differently keeps mine and reports both', () => {
  const merged = mergeEdits(base, { ...base, title: 'Tabung' }, { ...base, title: 'Peti' });
  expect(merged.values.title).toBe('Peti');
  expect(merged.conflicts).toEqual([
    { field: 'title', key: 'title', base: 'Kotak', theirs: 'Tabung', mine: 'Peti' },
  ]);
});

test('the same change by both is no conflict, dates included', () => {
  const both = { ...base, from: new Date(5) };
  expect(mergeEdits(base, { ...both }, { ...base, from: new Date(5) })).toMatchObject({
    conflicts: [],
    theirFields: [],
  });
});

test('tags that two people added and removed are merged as a set', () => {
  const before = { ...base, tags: ['Karton', 'Ekspor'] };
  const theirs = { ...before, tags: ['Karton', 'Ekspor', 'Kayu', 'gudang'] };
  const merged = mergeEdits(before, theirs, { ...before, tags: ['Gudang', 'Karton', 'Palet'] });
  expect(merged.values.tags).toEqual(['Gudang', 'Karton', 'Palet', 'Kayu']);
  expect(merged).toMatchObject({ conflicts: [], theirFields: ['tags'], myFields: ['tags'] });
});

describe('a text', () => {
  const before = { title: 'Kotak', body: text('Satu dua.', 'Tiga empat.') };

  test('is merged where two people changed different paragraphs', () => {
    const merged = mergeEdits(
      before,
      { ...before, body: text('Satu dua mereka.', 'Tiga empat.') },
      { ...before, body: text('Satu dua.', 'Tiga empat kami.') },
    );
    expect(merged.values.body).toEqual(text('Satu dua mereka.', 'Tiga empat kami.'));
    expect(merged).toMatchObject({ conflicts: [], theirFields: ['body'], myFields: ['body'] });
  });

  test('has a conflict for each paragraph that both changed, chosen one by one', () => {
    const { values, conflicts, take } = mergeEdits(
      before,
      { ...before, body: text('Satu dua mereka.', 'Tiga empat mereka.') },
      { ...before, body: text('Satu dua kami.', 'Tiga empat kami.') },
    );
    expect(values.body).toEqual(text('Satu dua kami.', 'Tiga empat kami.'));
    expect(conflicts).toMatchObject([
      { field: 'body', theirs: text('Satu dua mereka.'), mine: text('Satu dua kami.') },
      { field: 'body', theirs: text('Tiga empat mereka.'), mine: text('Tiga empat kami.') },
    ]);
    const [, second] = conflicts;
    expect(take((each) => (each === second ? 'theirs' : 'mine')).body).toEqual(
      text('Satu dua kami.', 'Tiga empat mereka.'),
    );
  });
});

interface Values {
  title: string;
  summary: string;
}

const copyOf = (base: Partial<Values>, values: Partial<Values>): Copy => ({
  ...{ base, values, version: 1, revision: 3 },
  ...{ by: 'Budi', at: new Date(0), pictures: {} },
});
const live = (values: Values, version = 1) => ({ version, values });
const saved = { title: 'Palet', summary: 'Kayu.' };

test('a copy is shown over the entry that it started from', () => {
  const { values, conflicts } = rebaseCopy(live(saved), copyOf(saved, { ...saved, title: 'Peti' }));
  expect([values, conflicts]).toEqual([{ title: 'Peti', summary: 'Kayu.' }, []]);
  expect(rebaseCopy(live(saved), null).values).toEqual(saved);
});

test('what was published since is in it, and a clash is shown', () => {
  const newer = live({ title: 'Palet baru', summary: 'Kayu keras.' }, 2);
  const copy = copyOf(saved, { ...saved, title: 'Peti' });
  expect(rebaseCopy(newer, copy)).toMatchObject({
    values: { title: 'Peti', summary: 'Kayu keras.' },
    conflicts: [{ field: 'title', theirs: 'Palet baru', mine: 'Peti' }],
  });
});

test('fields that an older copy doesn’t know are the entry’s, and fields that are gone are left out', () => {
  const old = { title: 'Peti', subtitle: 'Tidak ada lagi' } as Partial<Values>;
  for (const version of [1, 2]) {
    const { values } = rebaseCopy(live(saved, version), copyOf({ title: 'Palet' }, old));
    expect(values).toEqual({ title: 'Peti', summary: 'Kayu.' });
  }
});

test('changes are counted as fields, and in a text as paragraphs', () => {
  const before = { title: 'Palet', date: new Date(0), body: text('Satu.', 'Dua.', 'Tiga.') };
  const changes = (after: object) => countChanges(before, { ...before, ...after });
  expect(changes({})).toBe(0);
  expect(changes({ date: new Date(0), body: text('Satu.', 'Dua.', 'Tiga.') })).toBe(0);
  expect(changes({ title: 'Peti', date: null })).toBe(2);
  expect(changes({ title: 'Peti', body: text('Satu!', 'Dua.', 'Tiga!') })).toBe(3);
  expect(changes({ body: text('Satu.') })).toBe(2);
  expect(changes({ body: text('Dua.', 'Satu.', 'Tiga.') })).toBe(1);
});

describe('while two people haven’t settled what both changed', () => {
  const was = {
    title: 'Palet',
    tags: ['Kayu'],
    rows: [{ name: 'Panjang' }],
    body: text('Satu.', 'Dua.', 'Tiga.'),
  };
  const theirs = { ...was, title: 'Palet mereka', body: text('Satu.', 'Dua mereka.', 'Tiga.') };
  const mine = {
    ...was,
    title: 'Palet kami',
    tags: ['Kayu', 'Baja'],
    body: text('Satu.', 'Dua kami.', 'Tiga kami.'),
  };
  const merged = mergeEdits(was, theirs, mine);

  test('the server gets theirs of it, and mine of the rest', () => {
    const { values } = outgoingOf(merged);
    expect(values).toEqual({
      ...{ title: 'Palet mereka', tags: ['Kayu', 'Baja'], rows: was.rows },
      body: text('Satu.', 'Dua mereka.', 'Tiga kami.'),
    });
    expect(merged.values).toEqual(mine);
  });

  test('what mine and the server’s have in common lacks what isn’t sent yet', () => {
    expect(commonOf(merged, theirs)).toEqual(was);
    const { values, common } = outgoingOf(merged);
    expect(common).toEqual({ ...values, title: 'Palet', body: text('Satu.', 'Dua.', 'Tiga kami.') });
  });

  test.each<[string, typeof was, typeof was, string[]]>([
    [
      'goes on, whatever each types there',
      { ...theirs, title: 'Palet mereka lagi' },
      mine,
      ['title', 'body'],
    ],
    ['goes on with the other once one has their words', theirs, { ...mine, title: 'Palet mereka' }, ['body']],
    ['ends where one takes back what they typed', { ...theirs, title: 'Palet' }, mine, ['body']],
    [
      'goes on when they delete the block',
      { ...theirs, body: text('Satu.', 'Tiga.') },
      mine,
      ['title', 'body'],
    ],
  ])('it %s', (_name, theirsNow, mineNow, fields) => {
    const common = commonOf(merged, theirs) as typeof was;
    const again = mergeEdits(common, theirsNow, mineNow);
    expect(again.conflicts.map(({ field }) => field)).toEqual(fields);
    expect(again.conflicts.map(({ key }) => key)).toEqual(
      merged.conflicts.filter(({ field }) => fields.includes(field)).map(({ key }) => key),
    );
  });

  test('it is named apart from another one that was the same before', () => {
    const [before, one, other] = [text('Sama.', 'Sama.'), text('A.', 'B.'), text('C.', 'D.')];
    const keys = mergeEdits({ body: before }, { body: one }, { body: other }).conflicts.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test.each<[string, unknown, unknown, unknown, unknown]>([
    [
      'rows that each added',
      [{ a: 1 }],
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { a: 3 }],
      [{ a: 1 }, { a: 3 }, { a: 2 }],
    ],
    ['pictures that one added and the other removed', [1, 2], [1, 2, 3], [2], [2, 3]],
    ['words', 'Satu', 'Dua', 'Tiga', undefined],
    ['a row that both changed among as many', [1, 2], [1, 3], [1, 4], undefined],
    ['dates', new Date(0), new Date(1), new Date(2), undefined],
  ])('both sides can be kept where that makes sense: %s', (_name, base, theirs, mine, both) => {
    const [conflict] = mergeEdits({ it: base }, { it: theirs }, { it: mine }).conflicts;
    expect(conflict?.both).toEqual(both);
  });

  test('both sides of a block of a page are two blocks', () => {
    const block = (words: string) => ({ id: 'aaaaaaaa', values: { words } });
    const merged = mergeEdits(
      { blocks: [block('Satu')] },
      { blocks: [block('Dua')] },
      { blocks: [block('Tiga')] },
    );
    expect(merged.conflicts).toMatchObject([{ listed: 'aaaaaaaa' }]);
    const both = merged.take(() => 'both').blocks;
    expect(both).toEqual([
      block('Dua'),
      { id: expect.stringMatching(/^[a-z0-9]{8}$/), values: { words: 'Tiga' } },
    ]);
    expect(both[1]?.id).not.toBe('aaaaaaaa');
  });
});
