import { describe, expect, test } from 'vitest';
import { randomFrom } from '#tests/random.ts';
import { blockKey, docOf } from './blocks.ts';
import { mergeRichText } from './merge.ts';
import { emptyRichText, type RichText, type RichTextNode } from './rich-text.ts';

const paragraph = (text: string): RichTextNode =>
  text ? { type: 'paragraph', content: [{ type: 'text', text }] } : { type: 'paragraph' };
const doc = (...blocks: (string | RichTextNode)[]): RichText =>
  docOf(blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)));

describe('a thousand random edits', () => {
  const rounds = Array.from({ length: 1000 }, (_, seed) => seed);

  test('at different places give what one gets by doing both', () => {
    for (const seed of rounds) {
      const random = randomFrom(seed);
      const before = randomText(random);
      const edits = before.content.map((): Edit => ({ by: pick(random, people), what: pick(random, kinds) }));
      const [theirs, mine] = people.map((who) => edited(before, edits, [who]));
      const both = edited(before, edits, [...people]);
      const { doc, clashes } = mergeRichText(before, theirs as RichText, mine as RichText);
      expect({ seed, doc, clashes }).toEqual({
        seed,
        doc: both,
        clashes: [],
      });
    }
  });

  test('stay in conflict, and lose no block, while what is theirs is sent and mine waits', () => {
    const asked: boolean[] = [];
    for (const seed of rounds) {
      const random = randomFrom(seed);
      // An empty text has an empty paragraph.
      const first = randomText(random);
      const all = [first, scrambled(first, random, 'mereka'), scrambled(first, random, 'kami')];
      const [was, theirs, mine] = all.map(({ content }) => docOf([paragraph('Tetap.'), ...content]));
      const {
        doc: merged,
        clashes,
        take,
      } = mergeRichText(was as RichText, theirs as RichText, mine as RichText);
      const [sent, common] = [take((clash) => clash.theirs), take((clash) => [clash.base])];
      const again = mergeRichText(common, sent, merged);
      const kept = keysOf([...again.doc.content, ...again.clashes.flatMap((clash) => clash.theirs)]);
      const known = keysOf(common.content);
      const wanted = [...sent.content, ...merged.content].map(blockKey).filter((key) => !known.has(key));
      expect({ seed, lost: wanted.filter((key) => !kept.has(key)) }).toEqual({ seed, lost: [] });
      const wasAsked = clashes.length > 0;
      asked.push(wasAsked === again.clashes.length > 0);
    }
    // Where blocks were moved and changed, others may fit together better.
    expect(asked.filter(Boolean).length).toBeGreaterThan(980);
  });

  test('at any places lose no block', () => {
    for (const seed of rounds) {
      const random = randomFrom(seed);
      const before = randomText(random);
      const [theirs, mine] = [scrambled(before, random, 'mereka'), scrambled(before, random, 'kami')];
      const { doc: merged, clashes } = mergeRichText(before, theirs, mine);
      const kept = keysOf([...merged.content, ...clashes.flatMap((clash) => clash.theirs)]);
      const known = keysOf(before.content);
      const [their, my] = [keysOf(theirs.content), keysOf(mine.content)];
      const wanted = [...their, ...my].filter((key) => !known.has(key) || (their.has(key) && my.has(key)));
      expect({ seed, lost: wanted.filter((key) => !kept.has(key)) }).toEqual({ seed, lost: [] });
    }
  });
});

type Random = ReturnType<typeof randomFrom>;
const people = ['theirs', 'mine'] as const;
const kinds = ['keep', 'keep', 'change', 'delete', 'add'] as const;
interface Edit {
  by: (typeof people)[number];
  what: (typeof kinds)[number];
}

function edited(before: RichText, edits: Edit[], who: readonly Edit['by'][]): RichText {
  const content = before.content.flatMap((block, index) => {
    const { by, what } = edits[index] as Edit;
    if (!who.includes(by) || what === 'keep') return [block];
    if (what === 'delete') return [];
    const words = block.content?.[0]?.text ?? '';
    if (what === 'change') return [paragraph(`${words} Diubah oleh ${by}.`)];
    return [paragraph(`Ditambah oleh ${by} di ${index}.`), block];
  });
  return content.length > 0 ? docOf(content) : emptyRichText;
}

/** The text with blocks changed, deleted, moved and added anywhere. */
function scrambled({ content }: RichText, random: Random, who: string): RichText {
  const blocks = [...content];
  for (let step = 0; step < 4; step += 1) {
    const at = random(blocks.length);
    const [block] = blocks.splice(at, 1);
    if (!block) continue;
    const what = pick(random, ['change', 'delete', 'move', 'add']);
    const words = block.content?.[0]?.text ?? '';
    if (what === 'change') blocks.splice(at, 0, paragraph(`${words} ${step} oleh ${who}.`));
    if (what === 'move') blocks.splice(random(blocks.length + 1), 0, block);
    if (what === 'add') blocks.splice(at, 0, block, paragraph(`Baru ${step} oleh ${who}.`));
  }
  return docOf(blocks);
}

function randomText(random: Random): RichText {
  return doc(
    ...Array.from(
      { length: 1 + random(12) },
      (_, index) => `Paragraf nomor ${index} tentang palet ${index}.`,
    ),
  );
}

function keysOf(blocks: RichTextNode[]) {
  return new Set(blocks.map(blockKey));
}

const pick = <Item>(random: Random, items: readonly Item[]) => items[random(items.length)] as Item;
