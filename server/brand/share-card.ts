import { brandNeutrals, brandTones, defaultNeutrals } from '#lib/brand-colors.ts';
import { defaultColor } from '#lib/default-brand.ts';
import { shareSize } from '#lib/focal-point.ts';
import { capHeight, glyphs, unitsPerEm } from './lettering.json';

/** Where the logo goes on the card: it fits into this box, at its left. */
export const logoBox = { left: 104, top: 165, width: 900, height: 220 };

const maxLines = 2;

interface Card {
  name: string;
  host: string;
  /** #rrggbb; empty for the default. */
  color: string;
  hasLogo: boolean;
}

/** The link preview as SVG: the name or room for the logo, and the address below. */
export function shareCard({ name, host, color, hasLogo }: Card): string {
  const { paper, ink, muted } = color ? brandNeutrals(color) : defaultNeutrals;
  const { main, button } = color ? brandTones(color) : { main: defaultColor, button: defaultColor };
  // A bright colour is as bright here as on buttons: a band needs no contrast.
  const band = button === color ? button : main;
  const { width, height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect width="40" height="${height}" fill="${band}"/>`,
    `<rect x="${logoBox.left}" y="452" width="120" height="8" fill="${main}"/>`,
    hasLogo ? '' : words(inLines(name, maxLines), ink),
    line(host, { baseline: 535, most: { size: 36, width: 980 }, fill: muted }),
    '</svg>',
  ].join('');
}

function words(lines: string[], fill: string) {
  const size = lines.length > 1 ? 104 : 128;
  const widest = Math.max(...lines.map((each) => letter(each)?.width ?? 0));
  const fitting = Math.min(size, (980 / widest) * 1000);
  const first = 380 - (lines.length - 1) * fitting * 1.15;
  const most = { size: fitting, width: 980 };
  return lines
    .map((each, index) => line(each, { baseline: first + index * fitting * 1.15, most, fill }))
    .join('');
}

interface Place {
  baseline: number;
  most: { size: number; width: number };
  fill: string;
}

// Outlines are in thousandths of the size.
function line(text: string, { baseline, most, fill }: Place) {
  const outlines = letter(text);
  if (!outlines) return '';
  const scale = Math.min(most.size / 1000, most.width / outlines.width);
  const place = `translate(${logoBox.left} ${baseline}) scale(${scale})`;
  return `<g fill="${fill}" transform="${place}">${outlines.paths}</g>`;
}

// Of each character, how far it advances and its outline.
const known: Record<string, (number | string)[] | undefined> = glyphs;
const tracking = -0.02 * unitsPerEm;

// As outlines, which look the same on a server without any fonts. Null for characters that the typeface lacks.
function letter(text: string) {
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

/** At most `most` lines of similar length. */
function inLines(text: string, most: number): string[] {
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
