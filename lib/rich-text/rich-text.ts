/**
 * A text with headings, lists, links, tables, pictures and videos, as the editor writes it and the database stores it: the JSON of
 * a ProseMirror document. `extensions.ts` has the schema.
 */
export interface RichText {
  type: 'doc';
  content: RichTextNode[];
}

/** A part of a text: a paragraph, a heading, a picture, a run of letters. */
export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: RichTextMark[];
  text?: string;
}

/** A mark on a run of text: bold, italic, a link. */
export interface RichTextMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** Parts that not every place has room for. All others are part of every text. */
export type OptionalPart = 'gallery' | 'video' | 'file' | 'button' | 'callout';

/** The text that nobody has written yet. */
export const emptyRichText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };
