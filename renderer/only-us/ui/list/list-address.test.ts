import { expect, test } from 'vitest';
import {
  choiceField,
  filterField,
  idField,
  pageField,
  pageSizeField,
  readList,
  searchField,
  switchField,
  writeList,
} from './list-address.ts';

const fields = {
  search: searchField,
  sort: choiceField('newest', 'title'),
  state: filterField(['draft', 'published']),
  type: idField,
  unused: switchField,
  size: pageSizeField(20),
  page: pageField,
};
const first = {
  search: '',
  sort: 'newest',
  state: undefined,
  type: null,
  unused: false,
  size: 20,
  page: 1,
} as const;
const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address));

test('a list that nothing was changed in has a short address', () => {
  expect(writeList(fields, first)).toBe('');
  expect(readList(fields, {})).toEqual(first);
});

test('what an address was written from is read from it again', () => {
  const state = {
    search: 'palet & kayu',
    sort: 'title',
    state: 'draft',
    type: 12,
    unused: true,
    size: 50,
    page: 3,
  } as const;
  expect(readList(fields, queryOf(writeList(fields, state)))).toEqual(state);
});

test.each([
  'sort=oldest',
  'state=gone',
  'type=x',
  'type=-1',
  'size=30',
  'page=0',
  'page=1.5',
  'page=999999',
  'page=',
  'other=1',
  'search=+',
])('an address with %s is that of the list as it begins', (query) => {
  expect(readList(fields, queryOf(query))).toEqual(first);
});

test('a search in an address is at most 100 characters long', () => {
  expect(readList(fields, { search: 'a'.repeat(500) }).search).toHaveLength(100);
});
