import { hexOf, linearOf, type Oklch, oklchOf } from './oklch.ts';

/** The contrasts WCAG 2.2 requires of text (1.4.3) and of everything else, such as borders (1.4.11). */
export const needed = { text: 4.5, marks: 3 };

/** The neutrals of the default brand, as in renderer/public/css/tokens.css: warm, like cardboard. */
export const defaultNeutrals = {
  /** Background of pages, and text on ink. */
  paper: '#fbf8f4',
  /** Text, and background of dark pages and bands. */
  ink: '#1f1a17',
  inkBand: '#14100e',
  inkField: '#2a2420',
  muted: '#5f564f',
  mutedOnInk: '#c9bfb5',
  line: '#e7ded3',
  lineOnInk: '#453c36',
  /** Borders of fields: 3:1 on paper. */
  edge: '#8c8178',
  /** Bands and placeholders, on paper and on ink. */
  kraft: '#e3c6a3',
  kraftOnInk: '#362b1f',
  markOnInk: '#6b4f2a',
};

export type Neutrals = typeof defaultNeutrals;

export interface BrandTones {
  /** Surfaces, rules and marks on paper. */
  main: string;
  /** Text on `main`: ink or white. */
  onMain: string;
  /** Links on paper. White text reads on it. */
  deep: string;
  deeper: string;
  /** Buttons on paper, their text and their hover colour. */
  button: string;
  onButton: string;
  buttonHover: string;
  /** Marks, icons, links and buttons on ink. Text on it is ink. */
  onInk: string;
  onInkHover: string;
}

const white = '#ffffff';

/** The tones of a main colour (#rrggbb): darkened, or lightened on ink, until contrast suffices. The hue stays. */
export function brandTones(color: string): BrandTones {
  const { paper, ink, inkField } = brandNeutrals(color);
  const textOn = (ground: string) => (contrast(ground, white) > contrast(ground, ink) ? white : ink);
  const visible = darkened(color, paper, needed.marks);
  // A few mid-tones carry neither white nor ink: then white on a darker one.
  const main = moved(visible, -1, (tone) => contrast(tone, textOn(tone)) >= needed.text);
  const deep = darkened(main, paper, needed.text);
  const deeper = hovered(deep, white, -1);
  // Black and the like have no hue: lightened a little, a button would look disabled.
  const isBlack = oklchOf(color).c < 0.04 && contrast(color, ink) < 2;
  const onInk = isBlack ? paper : lightened(color, inkField, needed.text);
  const buttons = isBright(contrast(color, paper))
    ? { button: color, onButton: ink, buttonHover: hovered(color, ink, -1) }
    : { button: deep, onButton: white, buttonHover: deeper };
  return { main, onMain: textOn(main), deep, deeper, ...buttons, onInk, onInkHover: hovered(onInk, ink, 1) };
}

// Yellow, orange and the like would lose their hue if darkened for white text. A button needs no contrast of its own,
// because its text names it, unless it is nearly paper.
function isBright(ratio: number) {
  return ratio > 1.25 && ratio < 3.2;
}

/** The default neutrals in the hue of a colour, equally light; without hue for a grey. */
export function brandNeutrals(color: string): Neutrals {
  const { c, h } = oklchOf(color);
  const share = Math.min(1, c / 0.08);
  const tinted = Object.entries(defaultNeutrals).map(([name, neutral]) => {
    const own = oklchOf(neutral);
    return [name, hexOf({ l: own.l, c: own.c * share, h })];
  });
  // As dark as cardboard, another hue would look like a colour of its own.
  return { ...(Object.fromEntries(tinted) as Neutrals), kraft: hexOf({ l: 0.91, c: 0.032 * share, h }) };
}

/** The contrast ratio of two colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string) {
  const [red, green, blue] = linearOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function darkened(color: string, ground: string, ratio: number): string {
  return moved(color, -1, (tone) => contrast(tone, ground) >= ratio);
}

export function lightened(color: string, ground: string, ratio: number): string {
  return moved(color, 1, (tone) => contrast(tone, ground) >= ratio);
}

const steps = 200;

function moved(color: string, direction: 1 | -1, isEnough: (tone: string) => boolean): string {
  if (isEnough(color)) return color;
  const from = oklchOf(color);
  for (let step = 1; step <= steps; step += 1) {
    const tone = hexOf(withLightness(from, from.l + (direction * step) / steps));
    if (isEnough(tone)) return tone;
  }
  return color;
}

/** The same colour in another lightness. A lighter one gets more chroma, up to a limit: it would look grey otherwise. */
export function withLightness({ l, c, h }: Oklch, lightness: number): Oklch {
  const grown = c * (Math.max(lightness, l) / Math.max(l, 0.1)) ** 0.8;
  return { l: lightness, c: Math.max(c, Math.min(grown, 0.15)), h };
}

/** A visibly different tone on which the text stays readable. */
function hovered(color: string, text: string, direction: 1 | -1): string {
  const differs = (tone: string) => contrast(tone, color) >= 1.2 && contrast(tone, text) >= needed.text;
  const tone = moved(color, direction, differs);
  return tone === color ? moved(color, direction === 1 ? -1 : 1, differs) : tone;
}
