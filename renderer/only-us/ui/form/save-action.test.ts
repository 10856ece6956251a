import { expect, test } from 'vitest';
import { saveActionOf } from './save-action.ts';

const draft = { version: 1, values: { status: 'draft' } };
const live = { version: 1, values: { status: 'published' } };
const later = new Date(Date.now() + 60_000);

test.each([
  ['a new draft', { version: 0, values: { status: 'draft' } }, { status: 'draft' }, 'saveDraft'],
  ['a draft', draft, { status: 'draft' }, 'saveDraft'],
  ['a draft that is to be public', draft, { status: 'published', publishedAt: null }, 'publish'],
  ['a draft with a date to come', draft, { status: 'published', publishedAt: later }, 'schedule'],
  ['a live entry', live, { status: 'published', publishedAt: new Date(0) }, 'publishChanges'],
  ['a live entry that is to be a draft', live, { status: 'draft' }, 'unpublish'],
  ['a new entry without a status', { version: 0, values: {} }, {}, 'publish'],
  ['an entry without a status', { version: 2, values: {} }, {}, 'publishChanges'],
])('the button of %s says what it does', (_name, saved, values, action) => {
  expect(saveActionOf(saved, values)).toBe(action);
});
