import { expect, test } from 'vitest';
import { changesOf, type GridRow, savedMeanwhile } from './grid.ts';

const picture = { filename: 'a.jpg', width: 1, height: 1, color: '#000000', alt: '' };
const rows: GridRow[] = [
  { id: 1, name: 'Satu', picture, values: { title: 'Satu', typeId: 1 } },
  { id: 2, name: 'Dua', picture, values: { title: 'Dua', typeId: 1 } },
];

test('only what was really changed is saved', () => {
  const edits = {
    1: { title: { from: 'Satu', to: 'Pertama' }, typeId: { from: 1, to: 1 } },
    2: { title: { from: 'Lama', to: 'Dua' } },
  };
  expect(changesOf(rows, edits)).toEqual([{ id: 1, values: { title: 'Pertama' } }]);
  expect(changesOf(rows, {})).toEqual([]);
});

test('what somebody else saved meanwhile is shown, unless it is the same', () => {
  const [row] = rows as [GridRow];
  expect(savedMeanwhile(row, 'title', { from: 'Lama', to: 'Pertama' })).toBe('Satu');
  expect(savedMeanwhile(row, 'title', { from: 'Satu', to: 'Pertama' })).toBeUndefined();
  expect(savedMeanwhile(row, 'title', { from: 'Lama', to: 'Satu' })).toBeUndefined();
  expect(savedMeanwhile(row, 'title', undefined)).toBeUndefined();
});
