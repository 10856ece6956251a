import { describe, expect, test } from 'vitest';
import { docOf } from './blocks.ts';
import { bothSides, mergeRichText } from './merge.ts';
import { emptyRichText, type RichText, type RichTextNode } from './rich-text.ts';

const paragraph = (text: string): RichTextNode =>
  text ? { type: 'paragraph', content: [{ type: 'text', text }] } : { type: 'paragraph' };
const picture = (fileId: number): RichTextNode => ({ type: 'picture', attrs: { fileId, alt: null } });
const list = (...items: string[]): RichTextNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});
const doc = (...blocks: (string | RichTextNode)[]): RichText =>
  docOf(blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)));
const merge = (base: RichText, theirs: RichText, mine: RichText) => {
  const { doc, clashes } = mergeRichText(base, theirs, mine);
  expect(clashes).toEqual([]);
  return doc;
};

const base = doc('Satu dua.', 'Tiga empat.', 'Lima enam.', 'Tujuh delapan.');

describe('two people who edit a text', () => {
  test('keep the paragraphs that each changed, also when these are neighbours', () => {
    const theirs = doc('Satu dua.', 'Tiga kali empat.', 'Lima enam.', 'Tujuh delapan.');
    const mine = doc('Satu dua.', 'Tiga empat.', 'Lima lalu enam.', 'Tujuh dan delapan.');
    expect(merge(base, theirs, mine)).toEqual(
      doc('Satu dua.', 'Tiga kali empat.', 'Lima lalu enam.', 'Tujuh dan delapan.'),
    );
  });

  test('keep what each added and deleted', () => {
    const theirs = doc('Pembuka.', 'Satu dua.', 'Lima enam.', 'Tujuh delapan.');
    const mine = doc('Satu dua.', 'Tiga empat.', 'Lima enam.', picture(7), 'Penutup.');
    expect(merge(base, theirs, mine)).toEqual(
      doc('Pembuka.', 'Satu dua.', 'Lima enam.', picture(7), 'Penutup.'),
    );
  });

  test('keep both additions at the same place, and what both added once', () => {
    const theirs = docOf([...base.content, paragraph('Sama.'), paragraph('Mereka.')]);
    const mine = docOf([...base.content, paragraph('Sama.'), paragraph('Kami.')]);
    expect(merge(base, theirs, mine)).toEqual(
      docOf([...base.content, ...doc('Sama.', 'Mereka.', 'Kami.').content]),
    );
  });

  test('change a paragraph that the other one moves', () => {
    const moved = doc('Tujuh delapan.', 'Satu dua.', 'Tiga empat.', 'Lima enam.');
    const changed = doc('Satu dua.', 'Tiga empat.', 'Lima enam.', 'Tujuh lalu delapan.');
    const both = doc('Tujuh lalu delapan.', 'Satu dua.', 'Tiga empat.', 'Lima enam.');
    expect(merge(base, moved, changed)).toEqual(both);
    expect(merge(base, changed, moved)).toEqual(both);
  });

  test('move the same paragraph: it is there once', () => {
    const theirs = doc('Tujuh delapan.', 'Satu dua.', 'Tiga empat.', 'Lima enam.');
    const mine = doc('Satu dua.', 'Tujuh delapan.', 'Tiga empat.', 'Lima enam.');
    expect(merge(base, theirs, mine)).toEqual(mine);
  });

  test('change different words of a paragraph', () => {
    const bold = { type: 'text', text: 'tiga', marks: [{ type: 'bold' }] };
    const words = (text: string) => ({ type: 'text', text });
    const before = doc(paragraph('Satu dua tiga empat lima.'));
    const theirs = doc({ type: 'paragraph', content: [words('Satu dua '), bold, words(' empat lima.')] });
    const mine = doc(paragraph('Satu dua tiga empat lima. Enam,'));
    const both = { ...theirs.content[0], content: [words('Satu dua '), bold, words(' empat lima. Enam,')] };
    expect(merge(before, theirs, mine)).toEqual(docOf([both as RichTextNode]));
    expect(
      merge(doc(list('Satu dua tiga.')), doc(list('Nol dua tiga.')), doc(list('Satu dua tujuh.'))),
    ).toEqual(doc(list('Nol dua tujuh.')));
  });

  test('change different items of a list', () => {
    const before = doc(list('Karton', 'Kayu', 'Plastik'));
    const theirs = doc(list('Karton tebal', 'Kayu', 'Plastik'));
    const mine = doc(list('Karton', 'Kayu', 'Plastik', 'Baja'));
    expect(merge(before, theirs, mine)).toEqual(doc(list('Karton tebal', 'Kayu', 'Plastik', 'Baja')));
  });

  test('change different paragraphs of a callout', () => {
    const callout = (...words: string[]): RichTextNode => ({
      type: 'callout',
      attrs: { kind: 'tip' },
      content: words.map(paragraph),
    });
    const theirs = doc(callout('Ukur dua kali.', 'Potong sekali.'));
    const mine = doc(callout('Ukur.', 'Potong satu kali.'));
    const both = doc(callout('Ukur dua kali.', 'Potong satu kali.'));
    expect(merge(doc(callout('Ukur.', 'Potong sekali.')), theirs, mine)).toEqual(both);
  });

  test('make the same change, written down in another order', () => {
    const bold = { type: 'text', text: 'Kuat', marks: [{ type: 'bold' }] };
    const swapped = { marks: [{ type: 'bold' }], text: 'Kuat', type: 'text' };
    const theirs = doc({ type: 'paragraph', content: [bold] });
    const mine = doc({ content: [swapped], type: 'paragraph' });
    expect(merge(doc('Kuat'), theirs, mine)).toEqual(theirs);
  });

  test('delete everything between them: an empty text is left', () => {
    expect(merge(doc('Satu.', 'Dua.'), doc('Satu.'), doc('Dua.'))).toEqual(emptyRichText);
  });
});

describe('a paragraph that both changed', () => {
  const theirs = doc('Satu dua mereka.', 'Tiga empat.', 'Enam mereka.', 'Tujuh delapan mereka.');
  const mine = doc('Satu dua kami.', 'Tiga empat kami.', 'Lima enam.', 'Tujuh delapan kami.');
  const merged = mergeRichText(base, theirs, mine);

  test('is a clash of its own, and the rest is merged', () => {
    expect(merged.doc).toEqual(
      doc('Satu dua kami.', 'Tiga empat kami.', 'Enam mereka.', 'Tujuh delapan kami.'),
    );
    expect(merged.clashes).toMatchObject([
      { at: 0, theirs: [paragraph('Satu dua mereka.')], mine: [paragraph('Satu dua kami.')] },
      { at: 3, theirs: [paragraph('Tujuh delapan mereka.')], mine: [paragraph('Tujuh delapan kami.')] },
    ]);
  });

  test('is whichever side is taken, and the rest stays merged', () => {
    const [first] = merged.clashes;
    expect(merged.take(({ theirs }) => theirs)).toEqual(
      doc('Satu dua mereka.', 'Tiga empat kami.', 'Enam mereka.', 'Tujuh delapan mereka.'),
    );
    expect(merged.take((clash) => (clash === first ? [clash.base] : clash.mine))).toEqual(
      doc('Satu dua.', 'Tiga empat kami.', 'Enam mereka.', 'Tujuh delapan kami.'),
    );
  });

  const heading = { ...paragraph('Satu.'), type: 'heading' };
  test.each<[string, (RichTextNode | null)[], RichTextNode[]]>([
    [
      'what both added at its end, in one paragraph',
      [paragraph('Satu dua.'), paragraph('Satu dua. Mereka.'), paragraph('Satu dua. Kami.')],
      [paragraph('Satu dua. Mereka. Kami.')],
    ],
    [
      'what both added at its beginning, too',
      [paragraph('dua.'), paragraph('Satu dua.'), paragraph('Nol dua.')],
      [paragraph('Satu Nol dua.')],
    ],
    [
      'what both replaced, as two paragraphs',
      [paragraph('Satu dua.'), paragraph('Satu tiga.'), paragraph('Satu empat.')],
      [paragraph('Satu tiga.'), paragraph('Satu empat.')],
    ],
    [
      'what both added to an item of a list, among its other items',
      [list('Karton', 'Kayu'), list('Karton tebal', 'Kayu'), list('Karton tipis', 'Kayu', 'Baja')],
      [list('Karton tebal tipis', 'Kayu', 'Baja')],
    ],
    [
      'what one changed and the other deleted',
      [paragraph('Satu.'), null, paragraph('Satu!')],
      [paragraph('Satu!')],
    ],
    [
      'a paragraph and the heading of it',
      [paragraph('Satu.'), paragraph('Satu!'), heading],
      [paragraph('Satu!'), heading],
    ],
  ])('and both sides of it are %s', (_name, [base, ...sides], both) => {
    const [theirs = [], mine = []] = sides.map((block) => (block ? [block] : []));
    expect(bothSides({ base: base as RichTextNode, theirs, mine })).toEqual(both);
  });

  test('is one where both went on at the same place, or changed words beside each other', () => {
    for (const [one, other] of [
      ['Satu dua. Tiga.', 'Satu dua. Empat.'],
      ['Satu dua', 'Satu dua. Empat.'],
    ] as const) {
      expect(mergeRichText(doc('Satu dua.'), doc(one), doc(other)).clashes).toHaveLength(1);
    }
  });

  test('can be one that the other person deleted', () => {
    const deleted = doc('Satu dua.', 'Tiga empat.', 'Lima enam.');
    const changed = docOf([...base.content.slice(0, 3), paragraph('Tujuh delapan sembilan.')]);
    const mineDeleted = mergeRichText(base, changed, deleted);
    expect(mineDeleted.doc).toEqual(deleted);
    const [before] = base.content.slice(3);
    expect(mineDeleted.clashes).toEqual([
      { at: 3, base: before, theirs: changed.content.slice(3), mine: [] },
    ]);
    expect(mineDeleted.take(({ theirs }) => theirs)).toEqual(changed);
  });
});
