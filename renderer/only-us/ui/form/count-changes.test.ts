import { expect, test } from 'vitest';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { countChanges } from './count-changes.ts';

const textOf = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

test('changes are counted as fields, and in a text as paragraphs', () => {
  const before = { title: 'Palet', date: new Date(0), body: textOf('Satu.', 'Dua.', 'Tiga.') };
  const changes = (after: object) => countChanges(before, { ...before, ...after });
  expect(changes({})).toBe(0);
  expect(changes({ date: new Date(0), body: textOf('Satu.', 'Dua.', 'Tiga.') })).toBe(0);
  expect(changes({ title: 'Peti', date: null })).toBe(2);
  expect(changes({ title: 'Peti', body: textOf('Satu!', 'Dua.', 'Tiga!') })).toBe(3);
  expect(changes({ body: textOf('Satu.') })).toBe(2);
  expect(changes({ body: textOf('Dua.', 'Satu.', 'Tiga.') })).toBe(1);
});
