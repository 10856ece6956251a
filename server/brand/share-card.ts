import type { Typeface } from '#lib/brand.ts';
import { brandNeutrals, brandTones, defaultNeutrals } from '#lib/brand-colors.ts';
import { defaultColor } from '#lib/default-brand.ts';
import { shareSize } from '#lib/focal-point.ts';

/** The box for the logo on the card; the logo stands at its left. */
export const logoBox = { left: 104, top: 165, width: 900, height: 220 };

/** Of any card. `color`: #rrggbb; empty for the default. */
export interface Card {
  name: string;
  color: string;
  typeface: Typeface;
  hasLogo: boolean;
}

/** The link preview as SVG: the name or room for the logo, and the address below. */
export async function shareCard({ name, host, hasLogo, ...look }: Card & { host: string }): Promise<string> {
  const { ink, muted } = tonesOf(look.color);
  const letters = await lettersOf(look.typeface);
  return ground(look.color, 452, [
    hasLogo
      ? ''
      : words(letters, inLines(name, 2), { bottom: 380, most: { size: 128, width: 980 }, fill: ink }),
    line(letters, host, { baseline: 535, most: { size: 36, width: 980 }, fill: muted }),
  ]);
}

/** Of paper, text, rule and band. */
export function tonesOf(color: string) {
  const { main, button } = color ? brandTones(color) : { main: defaultColor, button: defaultColor };
  // A bright colour is as bright here as on buttons: a band needs no contrast.
  return {
    ...(color ? brandNeutrals(color) : defaultNeutrals),
    main,
    band: button === color ? button : main,
  };
}

/** A card with a band at its left and a short rule at this height. */
export function ground(color: string, rule: number, parts: string[]) {
  const { paper, main, band } = tonesOf(color);
  const { width, height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect width="40" height="${height}" fill="${band}"/>`,
    `<rect x="${logoBox.left}" y="${rule}" width="120" height="8" fill="${main}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

interface Most {
  size: number;
  width: number;
}

/** Several lines are smaller; the last ends at `bottom`. */
export function words(
  letters: Letters,
  lines: string[],
  { bottom, most, fill }: { bottom: number; most: Most; fill: string },
) {
  const size = lines.length > 1 ? most.size * 0.81 : most.size;
  const widest = Math.max(...lines.map((each) => letter(letters, each)?.width ?? 0));
  const fitting = Math.min(size, (most.width / widest) * 1000);
  const first = bottom - (lines.length - 1) * fitting * 1.15;
  return lines
    .map((each, index) =>
      line(letters, each, {
        baseline: first + index * fitting * 1.15,
        most: { ...most, size: fitting },
        fill,
      }),
    )
    .join('');
}

/** Empty for letters that the typeface lacks. */
export function line(
  letters: Letters,
  text: string,
  { baseline, most, fill }: { baseline: number; most: Most; fill: string },
) {
  const outlines = letter(letters, text);
  if (!outlines?.paths) return '';
  // Outlines are in thousandths of the size.
  const scale = Math.min(most.size / 1000, most.width / outlines.width);
  const place = `translate(${logoBox.left} ${baseline}) scale(${scale})`;
  return `<g fill="${fill}" transform="${place}">${outlines.paths}</g>`;
}

// Of each character, how far it advances and its outline.
type Letters = Record<string, (number | string)[] | undefined>;

export async function lettersOf(typeface: Typeface): Promise<Letters> {
  const { glyphs } = await letterings[typeface]();
  return glyphs;
}

const letterings = {
  jakarta: () => import('./lettering.json'),
  serif: () => import('./lettering-serif.json'),
  grotesque: () => import('./lettering-grotesque.json'),
};

// All of them have a thousand units per em.
const tracking = -20;

// As outlines, which look the same on a server without any fonts. Null for characters that the typeface lacks.
function letter(letters: Letters, text: string) {
  let width = 0;
  const paths: string[] = [];
  for (const character of text) {
    const [advance, outline] = letters[character] ?? [];
    if (typeof advance !== 'number') return null;
    if (outline) paths.push(`<path transform="translate(${width} 0) scale(1 -1)" d="${outline}"/>`);
    width += advance + tracking;
  }
  return { paths: paths.join(''), width: width - tracking };
}

/** At most `most` lines of similar length, of so many letters where there is room. */
export function inLines(text: string, most: number, letters = 18): string[] {
  const words = text.split(/\s+/);
  const count = Math.min(most, Math.ceil(text.length / letters), words.length);
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
