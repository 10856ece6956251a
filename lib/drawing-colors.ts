import { brandNeutrals, defaultNeutrals, withLightness } from './brand-colors.ts';
import { defaultColor } from './default-brand.ts';
import { hexOf, oklchOf } from './oklch.ts';

const orange = oklchOf(defaultColor);
const grounds = Object.entries(defaultNeutrals).filter(([name]) => name !== 'kraft');

/** A starter drawing (SVG) with its orange replaced, tone by tone, and neutrals; cardboard and wood stay. */
export function inBrandColor(svg: string, color: string): string {
  const neutrals = brandNeutrals(color);
  const known = new Map(grounds.map(([name, neutral]) => [neutral, neutrals[name as keyof typeof neutrals]]));
  return svg.replaceAll(/#[0-9a-f]{6}\b/gi, (found) => {
    const tone = found.toLowerCase();
    const replaced = known.get(tone) ?? (isOrange(tone) ? likeOrange(tone, color) : found);
    known.set(tone, replaced);
    return replaced;
  });
}

// Cardboard and wood are yellower, red marks redder; ink has next to no chroma.
function isOrange(tone: string) {
  const { c, h } = oklchOf(tone);
  return c > 0.055 && h > 35 && h < 60;
}

function likeOrange(tone: string, color: string) {
  const [{ l, c }, brand] = [oklchOf(tone), oklchOf(color)];
  // Nearly black or white, shapes would get lost.
  const main = withLightness(brand, Math.min(0.78, Math.max(0.42, brand.l)));
  const lightness = l < orange.l ? (l / orange.l) * main.l : 1 - ((1 - l) / (1 - orange.l)) * (1 - main.l);
  return hexOf({ l: lightness, c: (c / orange.c) * main.c, h: main.h });
}
