import { diffArrays, diffWordsWithSpace } from 'diff';
import { blockKey, isRichText } from '#lib/rich-text/blocks.ts';
import { plainText } from '#lib/rich-text/read.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { t } from './texts.ts';

/** A run of letters; marked when only this version has it. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Paragraphs that both versions have, or one that differs: null where a version doesn't have it. */
export type ComparedRow =
  | { kind: 'same'; count: number }
  | { kind: 'changed'; theirs: Piece[] | null; mine: Piece[] | null }
  | { kind: 'formatting'; text: string };

/** A paragraph, a heading, an item of a list, a row of a table. */
interface Block {
  text: string;
  /** Tells two blocks apart that read alike but look different. */
  key: string;
}

// The limit for comparing two very different texts, in milliseconds.
const patience = 1000;

/** Compares two versions of a text or rich text by paragraph, with the differing words marked. */
export function compare(theirs: unknown, mine: unknown): ComparedRow[] {
  const [before, after] = [blocksOf(theirs), blocksOf(mine)];
  const isSame = (one: Block, other: Block) => one.key === other.key;
  const parts = diffArrays(before, after, { comparator: isSame, timeout: patience });
  if (!parts) return paired(before, after);
  const rows: ComparedRow[] = [];
  let only: { theirs: Block[]; mine: Block[] } = { theirs: [], mine: [] };
  const flush = () => {
    rows.push(...paired(only.theirs, only.mine));
    only = { theirs: [], mine: [] };
  };
  for (const { value, added, removed } of parts) {
    if (added) only.mine.push(...value);
    else if (removed) only.theirs.push(...value);
    else {
      flush();
      rows.push({ kind: 'same', count: value.length });
    }
  }
  flush();
  return rows;
}

function paired(theirs: Block[], mine: Block[]): ComparedRow[] {
  return Array.from({ length: Math.max(theirs.length, mine.length) }, (_, index) =>
    comparedWords(theirs[index], mine[index]),
  );
}

function comparedWords(theirs: Block | undefined, mine: Block | undefined): ComparedRow {
  const whole = (block: Block | undefined) => (block ? [{ text: block.text, marked: true }] : null);
  if (theirs && mine && theirs.text === mine.text) return { kind: 'formatting', text: mine.text };
  const parts = theirs && mine && diffWordsWithSpace(theirs.text, mine.text, { timeout: patience });
  if (!parts) return { kind: 'changed', theirs: whole(theirs), mine: whole(mine) };
  const side = (other: 'added' | 'removed', own: 'added' | 'removed') =>
    parts.filter((part) => !part[other]).map((part) => ({ text: part.value, marked: part[own] }));
  return { kind: 'changed', theirs: side('added', 'removed'), mine: side('removed', 'added') };
}

function blocksOf(value: unknown): Block[] {
  if (isRichText(value)) return value.content.flatMap((node) => blocksIn(node, ''));
  return String(value)
    .split('\n')
    .map((text) => ({ text, key: text }));
}

const prefixes: Record<string, string> = { bulletList: '• ', orderedList: '– ', blockquote: '“ ' };

function blocksIn(node: RichTextNode, prefix: string): Block[] {
  const key = prefix + blockKey(node);
  const children = node.content ?? [];
  switch (node.type) {
    case 'picture':
      return [{ text: `[${[t('picture'), node.attrs?.alt].filter(Boolean).join(': ')}]`, key }];
    case 'horizontalRule':
      return [{ text: '———', key }];
    case 'tableRow':
      return [{ text: children.map(plainText).join(' | '), key }];
    case 'paragraph':
    case 'heading':
      return [{ text: prefix + plainText(node), key }];
    default:
      return children.flatMap((child) => blocksIn(child, prefix + (prefixes[node.type] ?? '')));
  }
}
