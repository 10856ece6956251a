import { slugOf } from '../slug.ts';
import type { RichText, RichTextNode } from './rich-text.ts';

/** A heading of a text. `id` is its anchor: stable as long as the headings don't change. */
export interface TextHeading {
  id: string;
  level: number;
  text: string;
}

const blocks = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableCell',
  'tableHeader',
  'blockquote',
  'hardBreak',
]);

/** The ids of the files that a text shows, each once, in their order. */
export function picturesIn(doc: RichText | null): number[] {
  const ids = new Set<number>();
  for (const node of doc ? nodesOf(doc) : [])
    if (node.type === 'picture') ids.add(Number(node.attrs?.fileId));
  return [...ids];
}

/** The ids of the files that a text shows without an alternative text of its own. */
export function undescribedIn(doc: RichText): number[] {
  const pictures = [...nodesOf(doc)].filter(({ type, attrs }) => type === 'picture' && !attrs?.alt);
  return pictures.map(({ attrs }) => Number(attrs?.fileId));
}

/** Where the links of a text lead, each once, in their order. */
export function linksIn(doc: RichText): string[] {
  const marks = [...nodesOf(doc)].flatMap((node) => node.marks ?? []);
  return [...new Set(marks.filter(({ type }) => type === 'link').map(({ attrs }) => String(attrs?.href)))];
}

/** The words alone, for searching and for excerpts: parts are separated by a space. */
export function plainText(doc: RichText | RichTextNode): string {
  let words = '';
  for (const { type, text } of nodesOf(doc)) {
    if (text) words += text;
    else if (blocks.has(type)) words += ' ';
  }
  return words.replace(/\s+/g, ' ').trim();
}

/** The headings in their order, for a list of contents. */
export function headingsIn(doc: RichText): TextHeading[] {
  return [...headingsByNode(doc).values()];
}

/**
 * The same by the node they come from, for what shows the text. Their ids begin with `prefix`, which keeps them apart from
 * other ids of the page: of the page itself, and of its other texts.
 */
export function headingsByNode(doc: RichText, prefix = 'text'): Map<RichTextNode, TextHeading> {
  const found = new Map<RichTextNode, TextHeading>();
  const taken = new Set<string>();
  for (const node of nodesOf(doc)) {
    const text = node.type === 'heading' ? plainText(node) : '';
    if (!text) continue;
    const id = freeId(`${prefix}-${slugOf(text)}`, taken);
    taken.add(id);
    found.set(node as RichTextNode, { id, level: Number(node.attrs?.level), text });
  }
  return found;
}

/** Is there nothing to read and nothing to see? */
export function isEmpty(doc: RichText): boolean {
  for (const { type, text } of nodesOf(doc)) {
    if (text?.trim() || type === 'picture' || type === 'horizontalRule') return false;
  }
  return true;
}

function* nodesOf(node: RichText | RichTextNode): Generator<RichTextNode> {
  yield node;
  for (const child of node.content ?? []) yield* nodesOf(child);
}

// Two sections may have the same heading.
function freeId(base: string, taken: Set<string>) {
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}
