/**
 * A text with headings, lists, links, tables and pictures, as the editor writes it and the database keeps it: the JSON of
 * a ProseMirror document. What may stand in it is said in `extensions.ts`.
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

/** What holds for a run of letters: bold, italic, a link. */
export interface RichTextMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** The text that nobody has written yet. */
export const emptyRichText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };
