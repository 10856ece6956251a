import { expect, test } from 'vitest';
import { addLabels } from './label-list.ts';

test('labels are typed one by one or between commas, and none twice', () => {
  expect(addLabels(['Truk'], ' Gudang   Cikarang ')).toEqual(['Truk', 'Gudang Cikarang']);
  expect(addLabels(['Truk'], 'truk, Rak,,rak')).toEqual(['Truk', 'Rak']);
  expect(addLabels([], ' , ')).toEqual([]);
});
