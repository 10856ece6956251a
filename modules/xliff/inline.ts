import { createHash } from 'node:crypto';
import { append } from '#lib/append.ts';
import { blockKey, docOf } from '#lib/rich-text/blocks.ts';
import { orderedMarks } from '#lib/rich-text/check.ts';
import type { RichTextMark, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { escapeXml } from '#lib/xml.ts';

// The words of one unit: runs of text with marks, and line breaks. In XLIFF a mark is a `pc` around the words, a line break a `ph`;
// the translator's tool moves them by their ids. What they are isn't read from the file but looked up in the original.

/** Text, or a code by its id. */
export type Piece = string | { id: string; part: 'open' | 'close' | 'whole' };

/** A mark or a line break, under its id. */
export interface Code {
  id: string;
  is: RichTextMark | RichTextNode;
}

/** `known`: the codes of the original, whose ids equal codes of a translation share. */
export function piecesOf(nodes: RichTextNode[], known: Code[] = []): { pieces: Piece[]; codes: Code[] } {
  const codes = [...known];
  const free = new Map<string, string[]>();
  for (const { id, is } of known) append(free, keyOf(is), id);
  const idOf = (is: Code['is']) => {
    const found = free.get(keyOf(is))?.shift();
    if (found) return found;
    codes.push({ id: String(codes.length + 1), is });
    return String(codes.length);
  };
  const pieces: Piece[] = [];
  const open: { id: string; key: string }[] = [];
  const closeTo = (depth: number) => {
    for (const { id } of open.splice(depth).reverse()) pieces.push({ id, part: 'close' });
  };
  for (const { marks = [], ...node } of nodes) {
    const differs = open.findIndex(({ key }, at) => !marks[at] || keyOf(marks[at]) !== key);
    if (differs >= 0) closeTo(differs);
    for (const mark of marks.slice(open.length)) {
      const id = idOf(mark);
      open.push({ id, key: keyOf(mark) });
      pieces.push({ id, part: 'open' });
    }
    pieces.push(node.type === 'text' ? (node.text ?? '') : { id: idOf(node), part: 'whole' });
  }
  closeTo(0);
  return { pieces: joined(pieces), codes };
}

/** Null when a code is unknown or misplaced. */
export function wordsOfPieces(pieces: Piece[], codes: Code[]): RichTextNode[] | null {
  const known = new Map(codes.map(({ id, is }) => [id, is]));
  const open: string[] = [];
  const nodes: RichTextNode[] = [];
  for (const piece of pieces) {
    const [id, part] = typeof piece === 'string' ? ['', 'whole'] : [piece.id, piece.part];
    const is = typeof piece === 'string' ? { type: 'text', text: piece } : known.get(id);
    if (!is || (part === 'whole') !== isNode(is)) return null;
    // Words can't have a mark twice.
    if (part === 'open' && open.includes(id)) return null;
    if (part === 'open') open.push(id);
    else if (part === 'close') {
      if (!open.includes(id)) return null;
      open.splice(open.lastIndexOf(id), 1);
    } else {
      const marks = orderedMarks(open.flatMap((each) => known.get(each) ?? []));
      nodes.push({ ...(is as RichTextNode), ...(marks.length > 0 && { marks }) });
    }
  }
  return open.length > 0 ? null : nodes;
}

export function joined(pieces: Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece;
    else if (piece !== '') all.push(piece);
  }
  return all;
}

/** Equal for equal words; empty for none. */
export function fingerprint(nodes: RichTextNode[]): string {
  if (nodes.length === 0) return '';
  return createHash('sha256')
    .update(blockKey(docOf(nodes)))
    .digest('hex')
    .slice(0, 16);
}

export function inlineXml(pieces: Piece[], codes: Code[]): string {
  const known = new Map(codes.map(({ id, is }) => [id, is]));
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeXml(piece);
      if (piece.part === 'close') return '</pc>';
      const tag = `${piece.part === 'open' ? 'pc' : 'ph'} id="${piece.id}"${kindOf(known.get(piece.id))}`;
      return piece.part === 'open' ? `<${tag}>` : `<${tag}/>`;
    })
    .join('');
}

// The label that tools show for a code.
function kindOf(is: Code['is'] | undefined) {
  const shown = escapeXml(String(is?.attrs?.href ?? is?.type));
  return is && isNode(is) ? ` disp="${shown}"` : ` dispStart="${shown}"`;
}

function isNode({ type }: Code['is']) {
  return type === 'text' || type === 'hardBreak';
}

function keyOf(is: Code['is']) {
  return blockKey(is as RichTextNode);
}
