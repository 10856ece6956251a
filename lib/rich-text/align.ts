import { diffArrays } from 'diff';
import { blockKey } from './blocks.ts';
import { plainText } from './read.ts';
import type { RichTextNode } from './rich-text.ts';

/** A block in two versions of a text; null where it is missing. */
export interface AlignedBlock {
  before: RichTextNode | null;
  after: RichTextNode | null;
  isSame: boolean;
}

// Limits for aligning two very different texts: milliseconds, and pairs of blocks compared by word.
const patience = 1000;
const maxPairs = 40_000;

/** Aligns the blocks of two versions in order. A changed block is paired with the one that shares most words. */
export function alignBlocks(before: RichTextNode[], after: RichTextNode[]): AlignedBlock[] {
  const keyed = (blocks: RichTextNode[]) => blocks.map((block) => ({ block, key: blockKey(block) }));
  const comparator = (one: { key: string }, other: { key: string }) => one.key === other.key;
  const parts = diffArrays(keyed(before), keyed(after), { comparator, timeout: patience });
  if (!parts) return pairs(before, after);
  const aligned: AlignedBlock[] = [];
  let only: { before: RichTextNode[]; after: RichTextNode[] } = { before: [], after: [] };
  const flush = () => {
    aligned.push(...pairs(only.before, only.after));
    only = { before: [], after: [] };
  };
  for (const { value, added, removed } of parts) {
    const blocks = value.map(({ block }) => block);
    if (added) only.after.push(...blocks);
    else if (removed) only.before.push(...blocks);
    else {
      flush();
      aligned.push(...blocks.map((block) => ({ before: block, after: block, isSame: true })));
    }
  }
  flush();
  return aligned;
}

function pairs(before: RichTextNode[], after: RichTextNode[]): AlignedBlock[] {
  const isSame = false;
  const best = bestPairing(before, after);
  const aligned: AlignedBlock[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old = null, present = null] = [before[row], after[column]];
    const step = !old ? 'insert' : !present ? 'delete' : best(row, column);
    if (step !== 'insert') row += 1;
    if (step !== 'delete') column += 1;
    aligned.push({
      before: step === 'insert' ? null : old,
      after: step === 'delete' ? null : present,
      isSame,
    });
  }
  return aligned;
}

type Step = 'pair' | 'delete' | 'insert';

function bestPairing(before: RichTextNode[], after: RichTextNode[]): (row: number, column: number) => Step {
  if (before.length * after.length > maxPairs) return () => 'pair';
  const [old, present] = [before.map(wordsOf), after.map(wordsOf)];
  const width = after.length + 1;
  const score = new Float64Array((before.length + 1) * width);
  const steps = new Map<number, Step>();
  const at = (row: number, column: number) => score[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const options: [Step, number][] = [
        ['pair', at(row + 1, column + 1) + 0.01 + similarity(old[row], present[column])],
        ['delete', at(row + 1, column)],
        ['insert', at(row, column + 1)],
      ];
      const [step, total] = options.reduce((one, other) => (other[1] > one[1] ? other : one));
      score[row * width + column] = total;
      steps.set(row * width + column, step);
    }
  }
  return (row, column) => steps.get(row * width + column) ?? 'pair';
}

interface Words {
  block: RichTextNode;
  count: number;
  times: Map<string, number>;
}

function wordsOf(block: RichTextNode): Words {
  const words = plainText(block).split(' ').filter(Boolean);
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return { block, count: words.length, times };
}

// The share of common words (Dice’s coefficient), slightly higher for the same kind. Parts without words are compared by
// what they show.
function similarity(one: Words | undefined, other: Words | undefined): number {
  if (!one || !other) return 0;
  let both = 0;
  for (const [word, times] of one.times) both += Math.min(times, other.times.get(word) ?? 0);
  const share = both === 0 ? 0 : (2 * both) / (one.count + other.count);
  const isPart = !one.block.content && !other.block.content && isSamePart(one.block, other.block);
  return share + (isPart ? 0.5 : one.block.type === other.block.type ? 0.01 : 0);
}

type Attributes = Record<string, unknown>;

const sameness: Record<string, (before: Attributes, after: Attributes) => boolean> = {
  picture: (before, after) => before.fileId === after.fileId,
  file: (before, after) => before.fileId === after.fileId,
  video: (before, after) => before.site === after.site && before.id === after.id,
  button: (before, after) => before.text === after.text || before.href === after.href,
  gallery: (before, after) => {
    const ids = new Set(after.fileIds as number[]);
    return (before.fileIds as number[]).some((id) => ids.has(id));
  },
  callout: () => true,
  heading: () => true,
};

/** Whether two versions show the same part, such as a picture with another caption. */
export function isSamePart(before: RichTextNode, after: RichTextNode): boolean {
  if (before.type !== after.type) return false;
  return sameness[after.type]?.(before.attrs ?? {}, after.attrs ?? {}) ?? false;
}
