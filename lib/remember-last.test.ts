import { expect, test } from 'vitest';
import { rememberLast } from './remember-last.ts';

test('what was computed from a setting is computed again only after the setting changed', () => {
  const computed: string[] = [];
  const doubled = rememberLast((key) => {
    computed.push(key);
    return key + key;
  });
  expect(['a', 'a', 'b', 'a'].map(doubled)).toEqual(['aa', 'aa', 'bb', 'aa']);
  expect(computed).toEqual(['a', 'b', 'a']);
});
