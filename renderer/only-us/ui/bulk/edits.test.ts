import { expect, test } from 'vitest';
import { changesOf, type EditedRow } from './use-edits.ts';

const picture = { filename: 'a.jpg', width: 1, height: 1, color: '#000000', alt: '' };
const rows: EditedRow[] = [
  { id: 1, name: 'Satu', picture, values: { title: 'Satu', typeId: 1 } },
  { id: 2, name: 'Dua', picture, values: { title: 'Dua', typeId: 1 } },
];

test('only what was really changed is saved', () => {
  const edits = { 1: { title: 'Pertama', typeId: 1 }, 2: { title: 'Dua' } };
  expect(changesOf(rows, edits)).toEqual([{ id: 1, values: { title: 'Pertama' } }]);
  expect(changesOf(rows, {})).toEqual([]);
});
