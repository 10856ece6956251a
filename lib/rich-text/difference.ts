import { diffArrays } from 'diff';
import { type AlignedBlock, alignBlocks, isSamePart } from './align.ts';
import { blockKey } from './blocks.ts';
import { joined } from './joined.ts';
import type { RichText, RichTextNode } from './rich-text.ts';

export interface ComparedBlock {
  isSame: boolean;
  /**
   * What only one version has is marked: text with the marks `inserted` and `deleted`, blocks with wrapper nodes of these
   * names. A part with other attributes, such as a picture’s width, is wrapped in `changed`, which keeps the attributes
   * `before`.
   */
  block: RichTextNode;
}

type Change = 'inserted' | 'deleted';

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
// Time limit for comparing two paragraphs by word, in milliseconds.
const patience = 300;
// With less in common, two paragraphs are easier to read separately.
const leastInCommon = 0.2;

export function differenceOf(before: RichText, after: RichText): ComparedBlock[] {
  return alignBlocks(before.content, after.content).flatMap(({ isSame, ...blocks }) =>
    compared(blocks).map((block) => ({ isSame, block })),
  );
}

function compared({ before, after }: Omit<AlignedBlock, 'isSame'>): RichTextNode[] {
  if (before && after) {
    const within = compareContents(before, after);
    return within ? [within] : [whole(before, 'deleted'), whole(after, 'inserted')];
  }
  if (before) return [whole(before, 'deleted')];
  return after ? [whole(after, 'inserted')] : [];
}

/** Both in one block; null if they differ too much. */
function compareContents(before: RichTextNode, after: RichTextNode): RichTextNode | null {
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

function changed(before: RichTextNode, after: RichTextNode): RichTextNode | null {
  const part = after.content ? compareContents({ ...before, attrs: after.attrs }, after) : after;
  return part && { type: 'changed', attrs: { before: before.attrs }, content: [part] };
}

function frameOf({ content, ...frame }: RichTextNode) {
  return blockKey(frame);
}

/** A block of one version. Inside lists and tables, which allow only their own parts, the content is wrapped. */
function whole(block: RichTextNode, change: Change): RichTextNode {
  if (block.type === 'tableRow') {
    return { ...block, content: block.content?.map((cell) => whole(cell, change)) };
  }
  if (['listItem', 'tableCell', 'tableHeader'].includes(block.type)) {
    return { ...block, content: [{ type: change, content: block.content }] };
  }
  return { type: change, content: [block] };
}

/** A word with its trailing space, or a line break. */
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

function tokensOf(node: RichTextNode): { node: RichTextNode; key: string }[] {
  const { text, marks = [] } = node;
  if (text === undefined) return [{ node, key: node.type }];
  const words = text.match(/\S+\s*|\s+/g) ?? [];
  const look = JSON.stringify(marks);
  // The trailing space makes no difference: the word may have become the last.
  return words.map((word) => ({ node: { ...node, text: word }, key: `${word.trim()} ${look}` }));
}
