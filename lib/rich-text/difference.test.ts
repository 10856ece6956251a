import { expect, test } from 'vitest';
import { docOf } from './blocks.ts';
import { differenceOf } from './difference.ts';
import type { RichTextMark, RichTextNode } from './rich-text.ts';

const text = (words: string, ...marks: RichTextMark[]): RichTextNode =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
const node = (type: string, ...content: RichTextNode[]): RichTextNode => ({ type, content });
const paragraph = (words: string) => node('paragraph', text(words));
const item = (words: string) => node('listItem', paragraph(words));
const difference = (before: RichTextNode[], after: RichTextNode[]) =>
  differenceOf(docOf(before), docOf(after));
const inserted = { type: 'inserted' };
const deleted = { type: 'deleted' };
const bold = { type: 'bold' };

test('the words of a paragraph that changed are marked, and the others are not', () => {
  expect(
    difference([paragraph('Palet kayu yang kuat.')], [paragraph('Palet baja yang kuat sekali.')]),
  ).toEqual([
    {
      isSame: false,
      block: node(
        'paragraph',
        text('Palet '),
        text('kayu ', deleted),
        text('baja ', inserted),
        text('yang '),
        text('kuat.', deleted),
        text('kuat sekali.', inserted),
      ),
    },
  ]);
});

test('a word that only looks different is marked, a space at its end is not', () => {
  const after = node('paragraph', text('Kayu '), text('kuat', bold));
  expect(difference([paragraph('Kayu kuat')], [after])).toEqual([
    {
      isSame: false,
      block: node('paragraph', text('Kayu '), text('kuat', deleted), text('kuat', bold, inserted)),
    },
  ]);
  const [space] = difference([paragraph('Kayu kuat')], [paragraph('Kayu kuat ')]);
  expect(space?.block).toEqual(paragraph('Kayu kuat '));
});

test('paragraphs that only one version has are marked as a whole, and so are two that have little in common', () => {
  const [before, after] = ['Satu dua tiga empat lima.', 'Karton gelombang dari daur ulang.'];
  expect(difference([paragraph('Awal.')], [paragraph('Awal.'), paragraph('Baru.')])).toEqual([
    { isSame: true, block: paragraph('Awal.') },
    { isSame: false, block: node('inserted', paragraph('Baru.')) },
  ]);
  expect(difference([paragraph(before)], [paragraph(after)])).toEqual([
    { isSame: false, block: node('deleted', paragraph(before)) },
    { isSame: false, block: node('inserted', paragraph(after)) },
  ]);
});

test('items of lists and rows of tables stay in their list and their table', () => {
  const [list] = difference(
    [node('bulletList', item('Satu.'), item('Dua.'))],
    [node('bulletList', item('Satu.'), item('Dua.'), item('Tiga.'))],
  );
  const added = node('listItem', node('inserted', paragraph('Tiga.')));
  expect(list?.block).toEqual(node('bulletList', item('Satu.'), item('Dua.'), added));
  const row = (words: string) => node('tableRow', node('tableCell', paragraph(words)));
  const [table] = difference([node('table', row('A'), row('B'))], [node('table', row('A'))]);
  const gone = node('tableRow', node('tableCell', node('deleted', paragraph('B'))));
  expect(table?.block).toEqual(node('table', row('A'), gone));
});

test('the words of a callout are compared, also when it becomes one of another kind', () => {
  const callout = (kind: string, words: string) => ({
    type: 'callout',
    attrs: { kind },
    content: [paragraph(words)],
  });
  const [same] = difference([callout('tip', 'Ukur dua kali.')], [callout('tip', 'Ukur tiga kali.')]);
  expect(same?.block).toEqual({
    ...callout('tip', ''),
    content: [
      node('paragraph', text('Ukur '), text('dua ', deleted), text('tiga ', inserted), text('kali.')),
    ],
  });
  expect(difference([callout('tip', 'Ukur dulu.')], [callout('info', 'Ukur lagi.')])).toEqual([
    {
      isSame: false,
      block: {
        type: 'changed',
        attrs: { before: { kind: 'tip' } },
        content: [
          {
            ...callout('info', ''),
            content: [node('paragraph', text('Ukur '), text('dulu.', deleted), text('lagi.', inserted))],
          },
        ],
      },
    },
  ]);
});

test('another picture replaces the one before, and a heading of another level is the same heading', () => {
  const picture = (fileId: number) => ({ type: 'picture', attrs: { fileId, alt: null } });
  const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [text('Judul')] });
  expect(difference([picture(1), heading(2)], [picture(2), heading(3)]).map(({ block }) => block)).toEqual([
    node('deleted', picture(1)),
    node('inserted', picture(2)),
    { type: 'changed', attrs: { before: { level: 2 } }, content: [heading(3)] },
  ]);
});

test('a part with another width, fewer pictures or another title is the same part, wherever it is', () => {
  const picture = (fileId: number, width?: string) => ({
    type: 'picture',
    attrs: { fileId, alt: null, width },
  });
  const gallery = (...fileIds: number[]) => ({ type: 'gallery', attrs: { fileIds } });
  const video = (title: string) => ({ type: 'video', attrs: { site: 'youtube', id: 'dQw4w9WgXcQ', title } });
  const changed = (before: RichTextNode, after: RichTextNode) => ({
    type: 'changed',
    attrs: { before: before.attrs },
    content: [after],
  });
  const before = [picture(1), picture(2), gallery(3, 4, 5), video('Gudang')];
  const after = [picture(2, 'half'), gallery(3, 5), video('Gudang Cikarang'), gallery(8, 9)];
  expect(difference(before, after).map(({ block }) => block)).toEqual([
    node('deleted', picture(1)),
    changed(picture(2), picture(2, 'half')),
    changed(gallery(3, 4, 5), gallery(3, 5)),
    changed(video('Gudang'), video('Gudang Cikarang')),
    node('inserted', gallery(8, 9)),
  ]);
});
