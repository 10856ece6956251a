import { expect, test } from 'vitest';
import { saveActionOf } from './save-action.ts';

const draft = { version: 1, values: { status: 'draft' } };
const live = { version: 1, values: { status: 'published' } };

test.each([
  ['a new draft', { version: 0, values: { status: 'draft' } }, true, 'publish'],
  ['a draft', draft, false, 'publish'],
  ['a live entry', live, true, 'publishChanges'],
  ['a live entry without changes', live, false, 'upToDate'],
  ['a new entry without a status', { version: 0, values: {} }, true, 'publish'],
  ['an entry without a status', { version: 2, values: {} }, true, 'publishChanges'],
])('the button of %s says what it does', (_name, saved, isChanged, action) => {
  expect(saveActionOf(saved, isChanged)).toBe(action);
});
