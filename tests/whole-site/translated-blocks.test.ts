import { expect, test } from 'vitest';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { findType } from '#server/content/declared-types.ts';
import { changedWords, translateBlocks, wordsOf } from '#server/content/translations/words.ts';

const page = findType('page') ?? { fields: {} };
const text = (words: string, ...pictures: number[]) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: words }] },
    ...pictures.map((fileId) => ({ type: 'picture', attrs: { fileId, alt: '', caption: '' } })),
  ],
});
const block = (id: string, kind: string, values: object): PlacedBlock => ({
  ...{ id, kind: `pages.${kind}`, hidden: false },
  values: values as PlacedBlock['values'],
});
const picture = (values: object) =>
  block('aaaaaaaa', 'picture', { title: 'Gudang', fileId: 3, side: 'left', text: text('Luas.'), ...values });
const quote = block('bbbbbbbb', 'quote', { quote: 'Rapi.', name: 'Dewi', role: '', fileId: null });
const words = [
  block('aaaaaaaa', 'picture', { title: 'Warehouse', text: text('Large.') }),
  block('bbbbbbbb', 'quote', { quote: '', name: '', role: '' }),
];

test('blocks have the order, the pictures and the choices of the original, and the words of their language', () => {
  const moved = [quote, picture({ fileId: 7, side: 'right' })];
  expect(translateBlocks(moved, words)).toEqual([
    picture({ title: 'Warehouse', text: text('Large.'), fileId: 7, side: 'right' }),
  ]);
});

test('a block without words is the same in every language, one that nobody has translated is in none', () => {
  const clients = block('cccccccc', 'picture', { title: '', fileId: 3, side: 'left', text: text('') });
  const silent = {
    ...clients,
    values: { ...clients.values, text: { type: 'doc', content: [{ type: 'paragraph' }] } },
  };
  expect(translateBlocks([silent, quote], words)).toEqual([silent]);
});

test('another picture, order or choice puts no translation out of date, and another word does', () => {
  const then = wordsOf(page, { blocks: [picture({}), quote] });
  const now = (...blocks: PlacedBlock[]) => changedWords(page, wordsOf(page, { blocks }), then);
  expect(now(quote, picture({ fileId: 9, side: 'right' }))).toEqual([]);
  expect(now(picture({ text: text('Luas.') }), { ...quote, hidden: true })).toEqual([]);
  expect(now(picture({ title: 'Gudang baru' }), quote)).toEqual(['blocks']);
  expect(now(picture({}))).toEqual(['blocks']);
  const shown = wordsOf(page, { blocks: [picture({ text: text('Luas.', 4) })] });
  const other = wordsOf(page, { blocks: [picture({ text: text('Luas.', 5) })] });
  expect(changedWords(page, shown, other)).toEqual([]);
});
