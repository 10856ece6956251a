import type { RichTextMark, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { videoOf } from '#lib/rich-text/video-address.ts';
import type { Note, SourceFile } from '../source.ts';
import type { HtmlNode } from './elements.ts';

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

/** Collects the blocks of a text, and its words into paragraphs: a blank line ends one, as WordPress's classic editor means it. */
export class Blocks {
  readonly made: RichTextNode[] = [];
  private words: RichTextNode[] = [];

  /** `breaks`: whether a line's end is one for visitors, as in the classic editor. */
  text(text: string, marks: RichTextMark[], breaks: boolean) {
    for (const [index, part] of text.split(/\n[ \t\r]*\n\s*/).entries()) {
      if (index > 0) this.end();
      for (const [line, words] of (breaks ? part.split('\n') : [part]).entries()) {
        if (line > 0 && this.words.at(-1)?.type !== 'hardBreak') this.break();
        this.add(words.replace(/[ \t\r\n\f]+/g, ' '), marks);
      }
    }
  }

  verbatim(text: string, marks: RichTextMark[]) {
    for (const [line, words] of text.replace(/\r/g, '').split('\n').entries()) {
      if (line > 0) this.words.push({ type: 'hardBreak' });
      const spaced = words
        .replace(/\t/g, '    ')
        .replace(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length));
      if (spaced) this.words.push(marked(spaced, marks));
    }
  }

  break() {
    this.words.push({ type: 'hardBreak' });
  }

  block(...blocks: RichTextNode[]) {
    this.end();
    this.made.push(...blocks);
  }

  end() {
    const words = trimmed(this.words);
    this.words = [];
    let lines: RichTextNode[][] = [[]];
    for (const word of words) {
      if (word.type === 'hardBreak') lines.push([]);
      else lines.at(-1)?.push(word);
    }
    // The address of a video alone on a line is that video.
    for (const line of lines.splice(0)) {
      const [only, ...others] = line;
      const video =
        others.length === 0 && only?.text && /^\s*https?:\S+\s*$/.test(only.text) ? videoOf(only.text) : null;
      if (!video) lines.push(line);
      else {
        this.paragraph(lines);
        lines = [];
        this.made.push({ type: 'video', attrs: { ...video } });
      }
    }
    this.paragraph(lines);
  }

  private paragraph(lines: RichTextNode[][]) {
    const content = trimmed(
      lines.flatMap((line, index) => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line)),
    );
    if (content.length > 0) this.made.push({ type: 'paragraph', content });
  }

  private add(text: string, marks: RichTextMark[]) {
    const last = this.words.at(-1);
    const isAfterSpace = !last || last.type === 'hardBreak' || last.text?.endsWith(' ');
    const words = isAfterSpace ? text.replace(/^ /, '') : text;
    if (words) this.words.push(marked(words, marks));
  }
}

function marked(text: string, marks: RichTextMark[]): RichTextNode {
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}

function trimmed(words: RichTextNode[]): RichTextNode[] {
  const kept = words.filter(({ text }) => text !== '').map((word) => ({ ...word }));
  const isEmpty = (word: RichTextNode | undefined) =>
    word && (word.type === 'hardBreak' || !word.text?.trim());
  while (isEmpty(kept[0])) kept.shift();
  while (isEmpty(kept.at(-1))) kept.pop();
  const [first, last] = [kept[0], kept.at(-1)];
  if (first?.text) first.text = first.text.replace(/^ +/, '');
  if (last?.text) last.text = last.text.replace(/ +$/, '');
  return kept;
}
