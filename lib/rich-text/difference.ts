import { diffArrays } from 'diff';
import { alignBlocks } from './align.ts';
import { blockKey } from './blocks.ts';
import type { RichText, RichTextNode } from './rich-text.ts';
import { isSamePart } from './same-part.ts';

/** A block of two versions of a text in one. */
export interface ComparedBlock {
  isSame: boolean;
  /**
   * As in a text. What only one version has is marked: runs of letters with the marks `inserted` and `deleted`, whole
   * blocks by nodes of these names around them. A part that looks different, such as a picture with another width, is in
   * a node `changed`, which has its attributes `before`.
   */
  block: RichTextNode;
}

type Change = 'inserted' | 'deleted';

/** The blocks that are made of words. */
export const withWords = new Set(['paragraph', 'heading']);
const withBlocks = new Set([
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'callout',
]);
// The limit for comparing the words of two paragraphs, in milliseconds.
const patience = 300;
// With fewer words in common, two paragraphs are easier to read one after the other.
const leastInCommon = 0.2;

/** What changed from one version of a text to another, block by block and word by word. */
export function differenceOf(before: RichText, after: RichText): ComparedBlock[] {
  return alignBlocks(before.content, after.content).flatMap(({ isSame, ...blocks }) =>
    compared(blocks).map((block) => ({ isSame, block })),
  );
}

interface Blocks {
  before: RichTextNode | null;
  after: RichTextNode | null;
}

function compared({ before, after }: Blocks): RichTextNode[] {
  if (before && after) {
    const within = comparedWithin(before, after);
    return within ? [within] : [whole(before, 'deleted'), whole(after, 'inserted')];
  }
  if (before) return [whole(before, 'deleted')];
  return after ? [whole(after, 'inserted')] : [];
}

/** Both in one block; null when they are too different. */
function comparedWithin(before: RichTextNode, after: RichTextNode): RichTextNode | null {
  if (before === after) return after;
  if (frameOf(before) !== frameOf(after)) return isSamePart(before, after) ? changed(before, after) : null;
  if (withWords.has(after.type)) {
    const content = comparedWords(before.content, after.content);
    return content && { ...after, content };
  }
  if (!withBlocks.has(after.type)) return null;
  const content = alignBlocks(before.content ?? [], after.content ?? []).flatMap(compared);
  return { ...after, content };
}

/** One part with other attributes, and its words compared, if it has any. */
function changed(before: RichTextNode, after: RichTextNode): RichTextNode | null {
  const part = after.content ? comparedWithin({ ...before, attrs: after.attrs }, after) : after;
  return part && { type: 'changed', attrs: { before: before.attrs }, content: [part] };
}

function frameOf({ content, ...frame }: RichTextNode) {
  return blockKey(frame);
}

/** A block that only one version has. A list or a table may contain only its own parts: what is in those is wrapped. */
function whole(block: RichTextNode, change: Change): RichTextNode {
  if (block.type === 'tableRow') {
    return { ...block, content: block.content?.map((cell) => whole(cell, change)) };
  }
  if (['listItem', 'tableCell', 'tableHeader'].includes(block.type)) {
    return { ...block, content: [{ type: change, content: block.content }] };
  }
  return { type: change, content: [block] };
}

/** A word with the space after it, or a line break. */
interface Token {
  node: RichTextNode;
  key: string;
}

function comparedWords(before: RichTextNode[] = [], after: RichTextNode[] = []): RichTextNode[] | null {
  const [old, present] = [before.flatMap(tokensOf), after.flatMap(tokensOf)];
  const parts = diffArrays(old, present, {
    comparator: (one, other) => one.key === other.key,
    timeout: patience,
  });
  if (!parts) return null;
  const both = parts.filter(({ added, removed }) => !added && !removed);
  const inCommon = both.reduce((count, { value }) => count + value.length, 0);
  const longer = Math.max(old.length, present.length);
  if (old.length > 0 && present.length > 0 && inCommon < longer * leastInCommon) return null;
  return parts.flatMap(({ value, added, removed }) => {
    const nodes = joined(value.map(({ node }) => node));
    if (!added && !removed) return nodes;
    const mark = { type: added ? 'inserted' : 'deleted' };
    return nodes.map((node) => ({ ...node, marks: [...(node.marks ?? []), mark] }));
  });
}

function tokensOf(node: RichTextNode): Token[] {
  const { text, marks = [] } = node;
  if (text === undefined) return [{ node, key: node.type }];
  const words = text.match(/\S+\s*|\s+/g) ?? [];
  const look = JSON.stringify(marks);
  // The space after a word is no difference: the word may have become the last one.
  return words.map((word) => ({ node: { ...node, text: word }, key: `${word.trim()} ${look}` }));
}

/** Words that look the same in one run of letters again. */
export function joined(nodes: RichTextNode[]): RichTextNode[] {
  const runs: RichTextNode[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const isRun = last?.text !== undefined && node.text !== undefined;
    if (isRun && JSON.stringify(last.marks) === JSON.stringify(node.marks)) last.text += node.text ?? '';
    else runs.push({ ...node });
  }
  return runs;
}
