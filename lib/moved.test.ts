import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an item is put before another one or at the end; one that is not listed changes nothing', () => {
  expect(moved([1, 2, 3], 3, 1)).toEqual([3, 1, 2]);
  expect(moved([1, 2, 3], 1, 3)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 1, null)).toEqual([2, 3, 1]);
  expect(moved([1, 2, 3], 2, 2)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 9, null)).toEqual([1, 2, 3]);
  expect(moved([{ id: 1 }, { id: 2 }], 2, 1)).toEqual([{ id: 2 }, { id: 1 }]);
});
