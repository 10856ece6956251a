import { capHeight, glyphs, unitsPerEm } from './lettering.json';

/** A line of text as outlines: it looks the same on a server without any fonts. */
export interface Lettering {
  /** SVG paths. Their units are those of the line: `width` wide, from the baseline `height` up. */
  paths: string;
  width: number;
  /** Of a capital letter. */
  height: number;
}

// Of each character, how far it advances and its outline.
const known: Record<string, (number | string)[] | undefined> = glyphs;
const tracking = -0.02 * unitsPerEm;

/** Draws a line of text; null when it has characters that the typeface doesn't have. */
export function letter(text: string): Lettering | null {
  let width = 0;
  const paths: string[] = [];
  for (const character of text) {
    const [advance, outline] = known[character] ?? [];
    if (typeof advance !== 'number') return null;
    if (outline) paths.push(`<path transform="translate(${width} 0) scale(1 -1)" d="${outline}"/>`);
    width += advance + tracking;
  }
  return { paths: paths.join(''), width: width - tracking, height: capHeight };
}

/** Words in lines of about the same length: at most `most`. */
export function inLines(text: string, most: number): string[] {
  const words = text.split(/\s+/);
  const count = Math.min(most, Math.ceil(text.length / 18), words.length);
  const longest = text.length / count;
  const lines: string[] = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    const isFull = line && lines.length < count && line.length + word.length / 2 > longest;
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
