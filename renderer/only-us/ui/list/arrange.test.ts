import { expect, test } from 'vitest';
import { arrange, itemSorts } from './arrange.ts';

const items = [
  { id: 2, name: 'Rak 10' },
  { id: 3, name: 'palet' },
  { id: 1, name: 'Rak 9' },
];
const nameOf = ({ name }: { name: string }) => name;
const ids = (all: { id: number }[]) => all.map(({ id }) => id);

test('a list is sorted by hand, by name or by age, in both directions', () => {
  const orders = itemSorts.map((sort) => ids(arrange(items, nameOf, { sort, size: 20, page: 1 }).items));
  expect(orders).toEqual([
    [2, 3, 1],
    [3, 1, 2],
    [2, 1, 3],
    [3, 2, 1],
    [1, 2, 3],
  ]);
});

test('a page has as many as chosen, and a page beyond the last is the last', () => {
  const many = Array.from({ length: 45 }, (_, id) => ({ id, name: String(id) }));
  const { shown, page, pages } = arrange(many, nameOf, { sort: 'order', size: 20, page: 9 });
  expect([page, pages, ids(shown)]).toEqual([3, 3, [40, 41, 42, 43, 44]]);
  expect(arrange([], nameOf, { sort: 'name', size: 20, page: 1 })).toMatchObject({ shown: [], pages: 1 });
});
