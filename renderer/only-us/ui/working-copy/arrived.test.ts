import { expect, test } from 'vitest';
import { docOf } from '#lib/rich-text/blocks.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { randomFrom } from '#tests/random.ts';
import { withArrived } from './arrived.ts';
import { mergeEdits } from './merge.ts';

// Sent without an answer: what the server has of it is this person's own.

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const text = (...lines: string[]) => docOf(lines.map(paragraph));

const base = { title: 'Kotak', author: 'Sari', tags: ['Kayu'], body: text('Satu.', 'Dua.') };
const sent = { ...base, title: 'Peti', tags: ['Kayu', 'Palet'], body: text('Satu.', 'Dua.', 'Kata k') };
const mine = { ...sent, title: 'Peti kayu', body: text('Satu.', 'Dua.', 'Kata kami.') };

test('what arrived is in conflict with nothing that the same person typed since, whatever others changed', () => {
  const theirs = { ...sent, author: 'Budi', body: text('Satu mereka.', 'Dua.', 'Kata k') };
  const merged = mergeEdits(withArrived(base, theirs, { values: sent }), theirs, mine);
  const body = text('Satu mereka.', 'Dua.', 'Kata kami.');
  expect(merged).toMatchObject({ values: { ...mine, author: 'Budi', body }, conflicts: [] });
});

test('what didn’t arrive is typed over what was there before', () => {
  const theirs = { ...base, author: 'Budi', body: text('Satu.', 'Dua mereka.') };
  expect(withArrived(base, theirs, { values: sent })).toEqual(base);
});

test('what somebody else changed in it since is asked about', () => {
  const theirs = { ...sent, title: 'Tabung' };
  const { conflicts } = mergeEdits(withArrived(base, theirs, { values: sent }), theirs, mine);
  expect(conflicts).toMatchObject([{ field: 'title', theirs: 'Tabung', mine: 'Peti kayu' }]);
});

test('what was in conflict stays so, though it was sent with their side', () => {
  const values = { ...sent, author: 'Budi', body: text('Satu mereka.', 'Dua.', 'Kata k') };
  const common = { ...values, author: 'Sari', body: text('Satu.', 'Dua.', 'Kata k') };
  const theirs = { ...values, tags: [...values.tags, 'Ekspor'] };
  const my = { ...mine, author: 'Kami', body: text('Satu kami.', 'Dua.', 'Kata kami.') };
  const { conflicts } = mergeEdits(withArrived(base, theirs, { values, common }), theirs, my);
  expect(conflicts.map(({ field }) => field)).toEqual(['author', 'body']);
});

test('no word is lost in a thousand texts, arrived or not', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const random = randomFrom(seed);
    const before = text(...Array.from({ length: 2 + random(10) }, (_, at) => `Palet ${at} di gudang ${at}.`));
    const typed = changed(before, random, 'terkirim');
    const hasArrived = random(3) > 0;
    const theirs = { body: changed(hasArrived ? typed : before, random, 'mereka') };
    const my = { body: changed(typed, random, 'kami') };
    const from = withArrived({ body: before }, theirs, { values: { body: typed } });
    const { values, conflicts } = mergeEdits(from, theirs, my);
    const there = wordsIn([values, conflicts]);
    const [known, their, own] = [wordsIn(typed), wordsIn(theirs), wordsIn(my)];
    // What one of them deleted of what had arrived may be gone.
    const isWanted = (word: string) =>
      !known.has(word) || (own.has(word) && (!hasArrived || their.has(word)));
    const lost = [...their, ...own].filter((word) => isWanted(word) && !there.has(word));
    expect({ seed, lost }).toEqual({ seed, lost: [] });
  }
});

/** With blocks changed, deleted, moved and added, each with a word of its own. */
function changed({ content }: RichText, random: (most: number) => number, who: string): RichText {
  const blocks = [...content];
  for (let step = 0; step < 3; step += 1) {
    const at = random(blocks.length);
    const [block] = blocks.splice(at, 1);
    if (!block) continue;
    const words = block.content?.[0]?.text?.split(' ') ?? [];
    const what = random(6);
    if (what < 2) blocks.splice(at, 0, paragraph(words.toSpliced(random(4), 0, `${who}${step}`).join(' ')));
    else if (what < 4) blocks.splice(at, 0, block, paragraph(`${who}${step} baru`));
    else if (what === 4) blocks.splice(random(blocks.length + 1), 0, block);
  }
  return docOf(blocks);
}

const wordsIn = (value: unknown) =>
  new Set(JSON.stringify(value).match(/\b(?:terkirim|mereka|kami)\d/g) ?? []);
