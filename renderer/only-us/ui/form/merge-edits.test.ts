import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

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
  expect(merged.conflicts).toEqual([{ field: 'title', theirs: 'Tabung', mine: 'Peti' }]);
});

test('the same change by both is no conflict, dates included', () => {
  const both = { ...base, from: new Date(5) };
  expect(mergeEdits(base, { ...both }, { ...base, from: new Date(5) })).toMatchObject({
    conflicts: [],
    theirFields: [],
  });
});
