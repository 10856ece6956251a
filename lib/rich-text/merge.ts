import { alignBlocks } from './align.ts';
import { blockKey, changedRange, docOf } from './blocks.ts';
import { withWords } from './difference.ts';
import { joined } from './joined.ts';
import { emptyRichText, type RichText, type RichTextNode } from './rich-text.ts';

/** A block that two people changed differently, and its base. Empty for who deleted it. */
export interface Clash {
  /** Position of mine in the merged text. */
  at: number;
  base: RichTextNode;
  theirs: RichTextNode[];
  mine: RichTextNode[];
}

export interface MergedText {
  /** Mine wins clashes. */
  doc: RichText;
  clashes: Clash[];
  take(side: (clash: Clash) => RichTextNode[]): RichText;
}

/**
 * Merges two edits of a text by block, and paragraphs by word: changes, additions, deletions and moves of both are kept;
 * only a block whose same words both changed is a clash. Of blocks that both added at one place, theirs come first.
 */
export function mergeRichText(base: RichText, theirs: RichText, mine: RichText): MergedText {
  let at = 0;
  const pieces: (RichTextNode[] | Clash)[] = [];
  for (const part of mergeBlocks(base.content, theirs.content, mine.content)) {
    pieces.push(part.agreed ?? { at, base: part.base, theirs: part.theirs, mine: part.mine });
    at += (part.agreed ?? part.mine).length;
  }
  const clashes = pieces.flatMap((piece) => (Array.isArray(piece) ? [] : [piece]));
  const take = (side: (clash: Clash) => RichTextNode[]) =>
    withBlocks(pieces.flatMap((piece) => (Array.isArray(piece) ? piece : side(piece))));
  return { doc: take(({ mine }) => mine), clashes, take };
}

/** Both sides of a clash, theirs first. Additions at one place of a paragraph stay in it. */
export function bothSides({ base, theirs, mine }: Omit<Clash, 'at'>): RichTextNode[] {
  const [their, my] = [theirs[0], mine[0]];
  const content = their && my && isSameFrame(base, their, my) && mergeBothContents(base, their, my);
  return content ? [{ ...my, content }] : [...theirs, ...mine];
}

function mergeBothContents(
  base: RichTextNode,
  theirs: RichTextNode,
  mine: RichTextNode,
): RichTextNode[] | null {
  if (containers.includes(base.type)) {
    const parts = mergeBlocks(base.content ?? [], theirs.content ?? [], mine.content ?? []);
    return parts.flatMap((part) => part.agreed ?? bothSides(part));
  }
  if (!withWords.has(base.type)) return null;
  const words = wordsOf(base);
  const [their, my] = [theirs, mine].map((edited) => changedStretch(words, wordsOf(edited)));
  const isOnePlace = their && my && new Set([their.from, their.to, my.from, my.to]).size === 1;
  return isOnePlace ? joined([words.slice(0, my.from), their.now, my.now, words.slice(my.to)].flat()) : null;
}

function withBlocks(content: RichTextNode[]): RichText {
  return content.length > 0 ? docOf(content) : emptyRichText;
}

type Part = { agreed: RichTextNode[] } | ({ agreed: null } & Omit<Clash, 'at'>);

function mergeBlocks(base: RichTextNode[], theirs: RichTextNode[], mine: RichTextNode[]): Part[] {
  const [their, my] = [editOf(base, theirs), editOf(base, mine)];
  followMoves(base, their, my);
  followMoves(base, my, their);
  moveOnce(base, their, my);
  const parts = base.flatMap((block, index) => [
    { agreed: bothAdded(their.added[index], my.added[index]) },
    mergeBlock(block, their.blocks[index] ?? null, my.blocks[index] ?? null),
  ]);
  return [...parts, { agreed: bothAdded(their.added[base.length], my.added[base.length]) }];
}

/** The state of each block, null if deleted, and the additions before each of them and at the end. */
interface Edit {
  blocks: (RichTextNode | null)[];
  added: RichTextNode[][];
}

function editOf(base: RichTextNode[], edited: RichTextNode[]): Edit {
  const edit: Edit = { blocks: [], added: [[]] };
  for (const { before, after } of alignBlocks(base, edited)) {
    if (before) {
      edit.blocks.push(after);
      edit.added.push([]);
    } else if (after) edit.added.at(-1)?.push(after);
  }
  return edit;
}

function mergeBlock(base: RichTextNode, theirs: RichTextNode | null, mine: RichTextNode | null): Part {
  const agreed = (block: RichTextNode | null) => ({ agreed: block ? [block] : [] });
  if (isSame(theirs, mine) || isSame(theirs, base)) return agreed(mine);
  if (isSame(mine, base)) return agreed(theirs);
  const within = theirs && mine && mergeContents(base, theirs, mine);
  if (within) return agreed(within);
  return { agreed: null, base, theirs: theirs ? [theirs] : [], mine: mine ? [mine] : [] };
}

const containers = ['bulletList', 'orderedList', 'listItem', 'blockquote', 'callout'];

// Two people may change different list items or words. Null if they changed the same one.
function mergeContents(base: RichTextNode, theirs: RichTextNode, mine: RichTextNode): RichTextNode | null {
  if (!isSameFrame(base, theirs, mine)) return null;
  if (withWords.has(base.type)) return mergeWords(base, theirs, mine);
  if (!containers.includes(base.type)) return null;
  const parts = mergeBlocks(base.content ?? [], theirs.content ?? [], mine.content ?? []);
  const content = parts.flatMap((part) => part.agreed ?? []);
  return parts.every((part) => part.agreed) && content.length > 0 ? { ...mine, content } : null;
}

function isSameFrame(...nodes: RichTextNode[]) {
  return new Set(nodes.map(({ content, ...node }) => blockKey(node))).size === 1;
}

// Each changed one stretch of words. Null if no word between them stayed: a person should decide.
function mergeWords(base: RichTextNode, theirs: RichTextNode, mine: RichTextNode): RichTextNode | null {
  const words = wordsOf(base);
  const stretches = [theirs, mine].map((edited) => changedStretch(words, wordsOf(edited)));
  const [first, last] = stretches.sort((one, other) => one.from - other.from || one.to - other.to);
  if (!first || !last) return null;
  const between = words.slice(first.to, last.from);
  if (between.every(({ text }) => text?.trim() === '')) return null;
  const merged = [words.slice(0, first.from), first.now, between, last.now, words.slice(last.to)];
  return { ...mine, content: joined(merged.flat()) };
}

function wordsOf({ content = [] }: RichTextNode): RichTextNode[] {
  return content.flatMap(
    (node) => node.text?.match(/\s+|\S+/g)?.map((text) => ({ ...node, text })) ?? [node],
  );
}

function changedStretch(before: RichTextNode[], after: RichTextNode[]) {
  const { from, to, end } = changedRange(before.map(blockKey), after.map(blockKey));
  return { from, to, now: after.slice(from, end) };
}

function bothAdded(theirs: RichTextNode[] = [], mine: RichTextNode[] = []): RichTextNode[] {
  const known = new Set(theirs.map(blockKey));
  return [...theirs, ...mine.filter((block) => !known.has(blockKey(block)))];
}

// One moved a block that the other changed: the change follows.
function followMoves(base: RichTextNode[], moved: Edit, changed: Edit) {
  for (const [index, block] of base.entries()) {
    const change = changed.blocks[index];
    if (!change || isSame(change, block) || moved.blocks[index] !== null) continue;
    const place = placeOf(block, base, moved);
    if (!place) continue;
    place.among.splice(place.at, 1, change);
    changed.blocks[index] = block;
  }
}

// Both moved the same block: my place wins.
function moveOnce(base: RichTextNode[], theirs: Edit, mine: Edit) {
  for (const [index, block] of base.entries()) {
    if (theirs.blocks[index] !== null || mine.blocks[index] !== null) continue;
    const [their, my] = [placeOf(block, base, theirs), placeOf(block, base, mine)];
    if (their && my) their.among.splice(their.at, 1);
  }
}

/** Where a block was moved to; null if it wasn’t, or if it isn’t unique, as empty lines. */
function placeOf(block: RichTextNode, base: RichTextNode[], { added }: Edit) {
  const key = blockKey(block);
  const places = added.flatMap((among) =>
    among.flatMap((each, at) => (blockKey(each) === key ? [{ among, at }] : [])),
  );
  const isUnique = places.length === 1 && base.filter((each) => blockKey(each) === key).length === 1;
  const isEmptyLine = block.type === 'paragraph' && !block.content;
  return isUnique && !isEmptyLine ? (places[0] ?? null) : null;
}

function isSame(one: RichTextNode | null, other: RichTextNode | null) {
  return one === other || (one !== null && other !== null && blockKey(one) === blockKey(other));
}
