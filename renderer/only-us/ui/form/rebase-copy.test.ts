import { expect, test } from 'vitest';
import type { Copy } from './copy-api.ts';
import { rebaseCopy } from './rebase-copy.ts';

interface Values {
  title: string;
  summary: string;
}

const copyOf = (base: Partial<Values>, values: Partial<Values>): Copy<Values> => ({
  ...{ base, values, version: 1, revision: 3 },
  ...{ by: 'Budi', at: new Date(0), pictures: {} },
});
const live = (values: Values, version = 1) => ({ version, values });
const before = { title: 'Palet', summary: 'Kayu.' };

test('a copy is shown over the entry that it started from', () => {
  const { values, conflicts } = rebaseCopy(live(before), copyOf(before, { ...before, title: 'Peti' }));
  expect([values, conflicts]).toEqual([{ title: 'Peti', summary: 'Kayu.' }, []]);
  expect(rebaseCopy(live(before), null).values).toEqual(before);
});

test('what was published since is in it, and a clash is shown', () => {
  const newer = live({ title: 'Palet baru', summary: 'Kayu keras.' }, 2);
  const copy = copyOf(before, { ...before, title: 'Peti' });
  expect(rebaseCopy(newer, copy)).toMatchObject({
    values: { title: 'Peti', summary: 'Kayu keras.' },
    conflicts: [{ field: 'title', theirs: 'Palet baru', mine: 'Peti' }],
  });
});

test('fields that an older copy doesn’t know are the entry’s, and fields that are gone are left out', () => {
  const old = { title: 'Peti', subtitle: 'Tidak ada lagi' } as Partial<Values>;
  for (const version of [1, 2]) {
    const { values } = rebaseCopy(live(before, version), copyOf({ title: 'Palet' }, old));
    expect(values).toEqual({ title: 'Peti', summary: 'Kayu.' });
  }
});
