import { describe, expect, test } from 'vitest';
import { docOf } from '#lib/rich-text/blocks.ts';
import type { Copy } from './copy-api.ts';
import { countChanges, mergeEdits, rebaseCopy, theirSide } from './merge.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const text = (...lines: string[]) => docOf(lines.map(paragraph));

const base = { title: 'Kotak', text: 'Kuat', order: 1, from: new Date(0) };

test('what only one of two people changed is merged from both', () => {
  const merged = mergeEdits(base, { ...base, text: 'Ringan' }, { ...base, title: 'Peti' });
  expect(merged).toEqual({
    values: { ...base, title: 'Peti', text: 'Ringan' },
    conflicts: [],
    theirFields: ['text'],
    myFields: ['title'],
  });
});

test('what both changed differently keeps mine and reports both', () => {
  const merged = mergeEdits(base, { ...base, title: 'Tabung' }, { ...base, title: 'Peti' });
  expect(merged.values.title).toBe('Peti');
  expect(merged.conflicts).toEqual([{ field: 'title', base: 'Kotak', theirs: 'Tabung', mine: 'Peti' }]);
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
    const { values, conflicts } = mergeEdits(
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
    expect(second && theirSide(second, values.body)).toEqual(text('Satu dua kami.', 'Tiga empat mereka.'));
  });
});

interface Values {
  title: string;
  summary: string;
}

const copyOf = (base: Partial<Values>, values: Partial<Values>): Copy<Values> => ({
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
