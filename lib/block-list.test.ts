import { expect, test } from 'vitest';
import { changedInList, mergeBlockLists } from './block-list.ts';

const list = (...blocks: string[]) => blocks.map((block) => ({ id: block[0] ?? '', text: block.slice(1) }));
const words = (blocks: { id: string; text: string }[]) => blocks.map(({ id, text }) => id + text).join(' ');
const base = list('a', 'b', 'c');
const merged = (theirs: string[], mine: string[]) => mergeBlockLists(base, list(...theirs), list(...mine));

test('different blocks that two people changed are merged', () => {
  const { blocks, clashes } = merged(['a1', 'b', 'c'], ['a', 'b', 'c2']);
  expect(words(blocks)).toBe('a1 b c2');
  expect(clashes).toEqual([]);
});

test('blocks that both add stay where each put them, and moves stay too', () => {
  expect(words(merged(['a', 'x', 'b', 'c'], ['a', 'b', 'c', 'y']).blocks)).toBe('a x b c y');
  expect(words(merged(['a', 'x', 'b', 'c'], ['c', 'a', 'b']).blocks)).toBe('c a x b');
});

test('a deleted block goes, unless the other person changed it', () => {
  expect(words(merged(['a', 'c'], ['a', 'b', 'c1']).blocks)).toBe('a c1');
  expect(words(merged(['a', 'c'], ['a', 'b1', 'c']).blocks)).toBe('a b1 c');
});

test('the same block changed by both is a clash, and mine is in the list', () => {
  const { blocks, clashes } = merged(['a', 'b1', 'c'], ['a', 'b2', 'c']);
  expect(words(blocks)).toBe('a b2 c');
  const [b, b1, b2] = list('b', 'b1', 'b2');
  expect(clashes).toEqual([{ base: b, theirs: b1, mine: b2 }]);
});

test('changes are counted by block, and a move alone is one', () => {
  expect(changedInList(base, list('a', 'b1', 'd'))).toBe(3);
  expect(changedInList(base, list('b', 'a', 'c'))).toBe(1);
});
