import { expect, test } from 'vitest';
import { changedBlocks, docOf } from '#lib/rich-text/blocks.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { processorTime } from '#tests/processor-time.ts';
import { type ContentSite, openContentSite } from '../test-entries.ts';
import { noteType } from '../test-note.ts';

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const long = (changed: string) =>
  docOf(
    Array.from({ length: 2000 }, (_, at) => paragraph(at === 1000 ? changed : `Kalimat ${at} tentang palet`)),
  );

test('what is typed into a very long text is saved in moments', async () => {
  const site: ContentSite = await openContentSite();
  const notes = site.of(noteType);
  const id = await notes.add({ title: 'Panjang', text: long('Satu') });
  await notes.type(id, { text: long('Dua') });
  const save = async () => {
    for (let round = 0; round < 10; round += 1) await notes.type(id, { text: long(`Kali ${round}`) });
  };
  expect((await processorTime(save)) / 10).toBeLessThan(400);
  expect((await notes.versions(id))[0]).toMatchObject({ changes: { text: 1 } });
  await site.close();
});

test('a paragraph that changed, came or went in a long text is one change, and one that moved is one', () => {
  const all = long('Satu');
  const part = (from: number, to?: number) => all.content.slice(from, to);
  const changesTo = (...content: RichTextNode[]) => changedBlocks(all, docOf(content));
  expect(changedBlocks(all, long('Dua'))).toBe(1);
  expect(changesTo(...part(1))).toBe(1);
  expect(changesTo(...part(0, 1), paragraph('Baru'), ...part(1))).toBe(1);
  expect(changesTo(...part(1, 2), ...part(0, 1), ...part(2))).toBe(1);
  expect(changesTo(paragraph('A'), paragraph('B'), ...part(2))).toBe(2);
});
