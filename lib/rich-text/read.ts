import { formerSlugOf, slugOf } from '../slug.ts';
import { fileType, referenceOf } from './references.ts';
import type { RichText, RichTextNode } from './rich-text.ts';

/** A heading. `id` is its anchor, stable while the headings don’t change. */
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
const withoutContent = new Set(['picture', 'gallery', 'button', 'file', 'video', 'horizontalRule']);

function wordsOf(attrs: RichTextNode['attrs']) {
  return [attrs?.text, attrs?.title, attrs?.caption].filter(Boolean).join(' ');
}

/** The ids of all files in a text, unique, in order. */
export function filesInText(doc: RichText | null): number[] {
  const parts = doc ? nodesOf(doc).filter(({ attrs, marks }) => attrs || marks) : [];
  return [...new Set(parts.flatMap(filesOf))];
}

function filesOf({ attrs = {}, marks = [] }: RichTextNode): number[] {
  const { fileId, fileIds, posterId } = attrs as { fileId?: number; fileIds?: number[]; posterId?: number };
  const linked = [attrs.href, ...marks.map((mark) => mark.attrs?.href)].flatMap(linkedFile);
  return [...(fileId ? [fileId] : []), ...(fileIds ?? []), ...(posterId ? [posterId] : []), ...linked];
}

/** The id of the file that a link refers to, if any. */
export function linkedFile(link: unknown): number[] {
  const found = referenceOf(link);
  return found?.type === fileType ? [found.id] : [];
}

export function downloadsIn(doc: RichText): number[] {
  return partsIn(doc, 'file').flatMap(filesOf);
}

/** The ids of pictures without alternative text of their own. */
export function undescribedIn(doc: RichText): number[] {
  const pictures = partsIn(doc, 'picture').filter(({ attrs }) => !attrs?.alt);
  return [...pictures, ...galleriesIn(doc)].flatMap(filesOf);
}

/** Targets of links and buttons, unique, in order. */
export function linksIn(doc: RichText): string[] {
  const links = nodesOf(doc).flatMap(({ type, attrs, marks = [] }) =>
    type === 'button' ? [attrs] : marks.filter((mark) => mark.type === 'link').map((mark) => mark.attrs),
  );
  return [...new Set(links.map((attrs) => String(attrs?.href)))];
}

/** The text alone, for search and excerpts, parts separated by a space. */
export function plainText(doc: RichText | RichTextNode): string {
  let words = '';
  for (const { type, text, attrs } of nodesOf(doc)) {
    if (text) words += text;
    else if (blocks.has(type)) words += ' ';
    else if (withoutContent.has(type)) words += ` ${wordsOf(attrs)} `;
  }
  return words.replace(/\s+/g, ' ').trim();
}

export function paragraphsIn(doc: RichText): string[] {
  return nodesOf(doc).flatMap((node) =>
    node.content?.some(({ text }) => text !== undefined) ? [plainText(node)] : [],
  );
}

export function headingsIn(doc: RichText, prefix?: string): TextHeading[] {
  return [...headingsByNode(doc, prefix).values()];
}

/** The headings by node. `prefix` keeps their ids apart on the page; published links rely on the former slug. */
export function headingsByNode(doc: RichText, prefix = 'text'): Map<RichTextNode, TextHeading> {
  const found = new Map<RichTextNode, TextHeading>();
  const taken = new Set<string>();
  for (const node of nodesOf(doc)) {
    const text = node.type === 'heading' ? plainText(node) : '';
    if (!text) continue;
    const id = freeId(`${prefix}-${formerSlugOf(text) || slugOf(text, 'item')}`, taken);
    taken.add(id);
    found.set(node as RichTextNode, { id, level: Number(node.attrs?.level), text });
  }
  return found;
}

export function galleriesIn(doc: RichText): RichTextNode[] {
  return partsIn(doc, 'gallery');
}

function partsIn(doc: RichText, part: string) {
  return nodesOf(doc).filter(({ type }) => type === part);
}

export function isEmpty(doc: RichText): boolean {
  for (const { type, text } of nodesOf(doc)) {
    if (text?.trim() || withoutContent.has(type)) return false;
  }
  return true;
}

function nodesOf(node: RichText | RichTextNode, found: RichTextNode[] = []): RichTextNode[] {
  found.push(node);
  for (const child of node.content ?? []) nodesOf(child, found);
  return found;
}

function freeId(base: string, taken: Set<string>) {
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}
