/** A rich text as the editor writes it and the database stores it: a ProseMirror document in JSON (schema: `extensions.ts`). */
export interface RichText {
  type: 'doc';
  content: RichTextNode[];
}

/** A part of a text: a paragraph, a picture, a run of letters. */
export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: RichTextMark[];
  text?: string;
}

export interface RichTextMark {
  type: string;
  attrs?: Record<string, unknown>;
}

export type OptionalPart = 'gallery' | 'video' | 'file' | 'button' | 'callout';

export const emptyRichText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };
