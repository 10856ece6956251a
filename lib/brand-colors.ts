// The main colour of a brand, and the tones that pages need of it. Computed in linear light, where scaling a colour
// changes its luminance and keeps its hue.

/** The grounds that the public pages have (renderer/public/css/tokens.css). */
export const paper = '#fbf8f4';
export const ink = '#1f1a17';
/** Cards and fields on ink. */
export const inkField = '#2a2420';

/** The contrasts that WCAG 2.2 asks for: text (1.4.3), and what isn't text, such as rules and marks (1.4.11). */
export const needed = { text: 4.5, marks: 3 };

/** The tones of a brand, each as #rrggbb. */
export interface BrandTones {
  /** Surfaces, rules and marks on paper. */
  main: string;
  /** Text on `main`: ink or white. */
  onMain: string;
  /** Links on paper. White text reads on it. */
  deep: string;
  /** Such a link under the pointer. */
  deeper: string;
  /** Buttons on paper, their text, and such a button under the pointer. */
  button: string;
  onButton: string;
  buttonHover: string;
  /** Marks, icons, links and buttons on ink. Text on it is ink. */
  onInk: string;
  /** Such a button under the pointer. */
  onInkHover: string;
}

type Light = readonly [number, number, number];

/** The tones of a main colour (#rrggbb). What has too little contrast is darkened, on the dark ground lightened. */
export function brandTones(color: string): BrandTones {
  const main = readable(darkened(color, paper, needed.marks));
  const deep = darkened(main, paper, needed.text);
  const deeper = hovered(deep);
  const onInk = toneOnInk(color);
  const buttons = isBright(color)
    ? { button: color, onButton: ink, buttonHover: shaded(color) }
    : { button: deep, onButton: '#ffffff', buttonHover: deeper };
  return { main, onMain: textOn(main), deep, deeper, ...buttons, onInk, onInkHover: hoveredOnInk(onInk) };
}

// Yellow and the like: darkened until white text reads, it would be another colour. A button needs no contrast of its own,
// because its text says what it is; only what is nearly paper isn't seen as one.
function isBright(color: string) {
  const ratio = contrast(color, paper);
  return ratio > 1.25 && ratio < 2.2;
}

// Black and the like have no hue: lightened a little, a button would be grey, as if it were disabled.
function toneOnInk(color: string) {
  const channels = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  const isGrey = Math.max(...channels) - Math.min(...channels) < 32;
  return isGrey && contrast(color, ink) < 2 ? paper : lightened(color, inkField, needed.text);
}

/** The contrast ratio of two colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(lightOf(one)), luminance(lightOf(other))].sort(
    (a, b) => a - b,
  );
  return (lighter + flare) / (darker + flare);
}

const flare = 0.05;

/** White or ink, whichever reads better on the colour. */
export function textOn(color: string): string {
  return contrast(color, '#ffffff') > contrast(color, ink) ? '#ffffff' : ink;
}

// A few colours between light and dark carry neither white nor ink: white on a darker one, then.
function readable(color: string) {
  return contrast(color, textOn(color)) >= needed.text ? color : darkened(color, '#ffffff', needed.text);
}

/** The colour, as dark as it must be to have this contrast on a light ground. */
export function darkened(color: string, ground: string, ratio: number) {
  if (contrast(color, ground) >= ratio) return color;
  const light = lightOf(color);
  const most = (luminance(lightOf(ground)) + flare) / ratio - flare;
  const share = most / luminance(light);
  return hexOf(
    mapped(light, (channel) => channel * share),
    Math.floor,
  );
}

/** The colour, as light as it must be to have this contrast on a dark ground. */
export function lightened(color: string, ground: string, ratio: number) {
  if (contrast(color, ground) >= ratio) return color;
  const light = lightOf(color);
  const least = (luminance(lightOf(ground)) + flare) * ratio - flare;
  const white = (least - luminance(light)) / (1 - luminance(light));
  return hexOf(
    mapped(light, (channel) => channel + (1 - channel) * white),
    Math.ceil,
  );
}

// Visibly another tone, on which white text still reads: nearly black can only become lighter.
function hovered(color: string) {
  const light = lightOf(color);
  if (luminance(light) > 0.02)
    return hexOf(
      mapped(light, (channel) => channel * 0.66),
      Math.floor,
    );
  return hexOf(
    mapped(light, (channel) => channel + 0.04),
    Math.ceil,
  );
}

function hoveredOnInk(color: string) {
  const light = lightOf(color);
  if (luminance(light) > 0.5) return shaded(color);
  return hexOf(
    mapped(light, (channel) => channel + (1 - channel) * 0.2),
    Math.ceil,
  );
}

function shaded(color: string) {
  return hexOf(
    mapped(lightOf(color), (channel) => channel * 0.78),
    Math.floor,
  );
}

function luminance([red, green, blue]: Light) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mapped([red, green, blue]: Light, change: (channel: number) => number): Light {
  return [change(red), change(green), change(blue)];
}

function lightOf(color: string): Light {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

// Rounded to the safe side: a tone never misses its contrast for a rounding error.
function hexOf(light: Light, round: (value: number) => number) {
  const channels = light.map((channel) => {
    const value = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.min(255, Math.max(0, round(value * 255)));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
