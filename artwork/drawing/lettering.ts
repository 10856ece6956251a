import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

// Text as outlines of Plus Jakarta Sans: a machine that renders pictures may have no fonts.

export type Weight = 500 | 700 | 800;

export interface Type {
  size: number;
  weight?: Weight;
  colour?: string;
}

const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`;
  const font = fonts.get(weight) ?? (openSync(createRequire(import.meta.url).resolve(file)) as Font);
  fonts.set(weight, font);
  return font;
}

// Large and heavy type is set tight, as on the site.
const tracking = ({ weight = 500, size }: Type) => (weight === 800 ? -0.02 * size : 0);

/** How wide a line is. */
export function widthOf(line: string, type: Type): number {
  const { size, weight = 500 } = type;
  const font = fontOf(weight);
  const run = font.layout(line);
  return (run.advanceWidth * size) / font.unitsPerEm + tracking(type) * Math.max(0, line.length - 1);
}

/** A line of text from its left edge and base line. */
export function letter([x, y]: readonly [number, number], line: string, type: Type): string {
  const { size, weight = 500, colour = '#1F1A17' } = type;
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const outlines = font.layout(line).glyphs.map((glyph, i, { length }) => {
    const drawn = `<path transform="translate(${at.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
    at += i < length - 1 ? glyph.advanceWidth + tracking(type) / scale : 0;
    return glyph.path.commands.length > 0 ? drawn : '';
  });
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" fill="${colour}">${outlines.join('')}</g>`;
}

/** The words in as few lines as are no wider than `width`. */
export function wrap(words: string, width: number, type: Type): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer, type) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
