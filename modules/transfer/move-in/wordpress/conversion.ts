import type { RichTextMark, RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { Note, SourceFile } from '../source.ts';
import type { HtmlNode } from './elements.ts';
import type { Blocks } from './paragraphs.ts';

export interface TextContext {
  files: ReadonlyMap<number, SourceFile>;
  synced: ReadonlyMap<number, string>;
  /** The pictures that were uploaded to this entry, which `[gallery]` shows. */
  uploaded: number[];
  /** Names of the shortcodes to leave out with their content. */
  shortcodes?: Record<string, unknown>;
}

export interface Conversion {
  context: TextContext;
  all(nodes: HtmlNode[], marks: RichTextMark[], out: Blocks): void;
  /** The blocks of parts of their own: of a cell, a quote, a heading. */
  blocksOf(nodes: HtmlNode[], marks?: RichTextMark[]): RichTextNode[];
  comment(data: string, out: Blocks): void;
  leaveOut(name: string, source: HtmlNode): void;
  /** Notes that something is left out or changed: with its source, or the part that it was. */
  note(kind: Note['kind'], what: string, source: HtmlNode | string, shortcode?: string): void;
}

export const longestCaption = 300;

export function textParagraph(text: string, href?: string): RichTextNode {
  const marks = href ? { marks: [{ type: 'link', attrs: { href } }] } : {};
  return { type: 'paragraph', content: [{ type: 'text', text, ...marks }] };
}
