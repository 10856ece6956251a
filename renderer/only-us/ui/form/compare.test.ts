import { expect, test } from 'vitest';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { compare } from './compare.ts';

const paragraph = (text: string, marks?: RichTextNode['marks']): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});
const doc = (...content: RichTextNode[]): RichText => ({ type: 'doc', content });

test('only the words that differ are marked, and paragraphs that are the same are counted', () => {
  const same = [paragraph('Satu.'), paragraph('Dua.')];
  const rows = compare(
    doc(...same, paragraph('Palet kayu kuat.')),
    doc(...same, paragraph('Palet plastik kuat.')),
  );
  expect(rows[0]).toEqual({ kind: 'same', count: 2 });
  const [, changed] = rows;
  if (changed?.kind !== 'changed') throw new Error('Nothing was found to differ.');
  const marked = (side: typeof changed.mine) => side?.filter((piece) => piece.marked).map(({ text }) => text);
  expect(marked(changed.theirs)).toEqual(['kayu']);
  expect(marked(changed.mine)).toEqual(['plastik']);
});

test('a paragraph, a picture and a row of a table that only one has are named', () => {
  const cell = (text: string) => ({ type: 'tableCell', content: [paragraph(text)] });
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('Bahan'), cell('Kraft')] }] };
  const picture = { type: 'picture', attrs: { fileId: 3, alt: 'Palet' } };
  const rows = compare(doc(paragraph('Satu.')), doc(paragraph('Satu.'), picture, table));
  expect(rows).toEqual([
    { kind: 'same', count: 1 },
    { kind: 'changed', theirs: null, mine: [{ text: '[Picture: Palet]', marked: true }] },
    { kind: 'changed', theirs: null, mine: [{ text: 'Bahan | Kraft', marked: true }] },
  ]);
});

test('words that only look different are said to', () => {
  const rows = compare(doc(paragraph('Kuat')), doc(paragraph('Kuat', [{ type: 'bold' }])));
  expect(rows).toEqual([{ kind: 'formatting', text: 'Kuat' }]);
});

test('the order in which a text was written down is no difference', () => {
  const marks = [{ type: 'bold' }];
  const one = { type: 'paragraph', content: [{ type: 'text', marks, text: 'Kuat' }] };
  const other = { content: [{ text: 'Kuat', type: 'text', marks }], type: 'paragraph' };
  expect(compare(doc(one), doc(other))).toEqual([{ kind: 'same', count: 1 }]);
});

test('plain texts are compared too', () => {
  expect(compare('Rak A', 'Rak B')).toEqual([
    {
      kind: 'changed',
      theirs: [
        { text: 'Rak ', marked: false },
        { text: 'A', marked: true },
      ],
      mine: [
        { text: 'Rak ', marked: false },
        { text: 'B', marked: true },
      ],
    },
  ]);
});
