import { describe, expect, test } from 'vitest';
import { docOf } from '#lib/rich-text/blocks.ts';
import { mergeEdits, theirSide } from './merge-edits.ts';

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

describe('a text', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const text = (...lines: string[]) => docOf(lines.map(paragraph));
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
