import { expect, test } from 'vitest';
import { saveActionOf } from './save-action.ts';

const draft = { version: 1, values: { status: 'draft' } };
const live = { version: 1, values: { status: 'published' } };
const later = new Date(Date.now() + 60_000);

test.each([
  ['a new draft', { version: 0, values: { status: 'draft' } }, {}, true, 'publish'],
  ['a draft', draft, { publishedAt: null }, false, 'publish'],
  ['a draft with a date to come', draft, { publishedAt: later }, false, 'schedule'],
  ['a live entry', live, { publishedAt: new Date(0) }, true, 'publishChanges'],
  ['a live entry without changes', live, { publishedAt: new Date(0) }, false, 'upToDate'],
  ['a live entry that is to go live later', live, { publishedAt: later }, true, 'schedule'],
  ['a scheduled entry', live, { publishedAt: later }, false, 'upToDate'],
  ['a new entry without a status', { version: 0, values: {} }, {}, true, 'publish'],
  ['an entry without a status', { version: 2, values: {} }, {}, true, 'publishChanges'],
])('the button of %s says what it does', (_name, saved, values, isChanged, action) => {
  expect(saveActionOf(saved, values, isChanged)).toBe(action);
});
