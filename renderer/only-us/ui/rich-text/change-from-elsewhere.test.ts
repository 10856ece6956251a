import { getSchema } from '@tiptap/core';
import { Transform } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { extensions } from '#lib/rich-text/extensions.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { randomFrom } from '#tests/random.ts';
import { stepsBetween } from './change-from-elsewhere.ts';

const schema = getSchema(extensions);
const docOf = (content: RichTextNode[]) => schema.nodeFromJSON({ type: 'doc', content });
const changed = (before: ReturnType<typeof docOf>, after: ReturnType<typeof docOf>) => {
  const change = new Transform(before);
  for (const step of stepsBetween(before, after, 0).reverse()) change.step(step);
  change.doc.check();
  return change;
};
const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const list = (...items: string[]): RichTextNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

test('where others changed nothing, every letter stays where it is', () => {
  const before = docOf([paragraph('Satu.'), list('Kardus', 'Kayu', 'Plastik'), paragraph('Dua tiga.')]);
  const after = docOf([
    paragraph('Pembuka.'),
    paragraph('Satu!'),
    list('Karton', 'Kayu', 'Plastik', 'Baja'),
    paragraph('Dua tiga.'),
  ]);
  const { mapping, doc } = changed(before, after);
  const placeOf = (text: string, of: typeof doc) => {
    let place = -1;
    of.descendants((node, at) => {
      if (node.text === text) place = at + 2;
    });
    return place;
  };
  for (const text of ['Kayu', 'Plastik', 'Dua tiga.']) {
    const { pos, deleted } = mapping.mapResult(placeOf(text, before));
    expect({ text, pos, deleted }).toEqual({ text, pos: placeOf(text, after), deleted: false });
  }
});

test('whatever was changed, the text becomes what it is elsewhere', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomFrom(seed);
    const before = blocksOf(random);
    const after = before.flatMap((block) =>
      random(3) === 0 ? blocksOf(random).slice(0, random(3)) : [block],
    );
    const [one, other] = [docOf(before), docOf(after.length > 0 ? after : [paragraph('Habis.')])];
    expect({ seed, doc: changed(one, other).doc.toJSON() }).toEqual({ seed, doc: other.toJSON() });
  }
});

type Random = ReturnType<typeof randomFrom>;

function blocksOf(random: Random): RichTextNode[] {
  const words = () => `Kata ${random(9)} ${random(2) ? 'aa' : 'aaa'} ${random(9)}`;
  const cell = (): RichTextNode => ({ type: 'tableCell', content: [paragraph(words())] });
  const row = (): RichTextNode => ({ type: 'tableRow', content: [cell(), cell()] });
  const nested = (): RichTextNode => ({
    type: 'listItem',
    content: [paragraph(words()), list(words(), words())],
  });
  const kinds = [
    () => paragraph(words()),
    () => ({ type: 'paragraph' }),
    () => ({ ...paragraph(words()), type: 'heading', attrs: { level: 2 + random(3) } }),
    () => list(words(), words()),
    () => ({ type: 'bulletList', content: random(2) ? [nested()] : [nested(), nested()] }),
    () => ({ type: 'picture', attrs: { fileId: 1 + random(3), alt: null } }),
    () => ({ type: 'callout', attrs: { kind: 'tip' }, content: [paragraph(words()), list(words())] }),
    () => ({ type: 'table', content: random(2) ? [row()] : [row(), row()] }),
  ];
  return Array.from({ length: 1 + random(6) }, () => (kinds[random(kinds.length)] as () => RichTextNode)());
}
