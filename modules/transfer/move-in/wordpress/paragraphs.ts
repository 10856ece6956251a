import type { RichTextMark, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { videoOf } from '#lib/rich-text/video-address.ts';

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
