import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { brandNeutrals, defaultNeutrals, withLightness } from '../../../lib/brand-colors.ts';
import { defaultColor } from '../../../lib/default-brand.ts';
import { hexOf, oklchOf } from '../../../lib/oklch.ts';
import { type PreparedPicture, prepared } from './prepare.ts';

export interface RedrawOptions {
  /** The main colour, #rrggbb. */
  color: string;
  /** In pixels. */
  width: number;
  type: 'webp' | 'png';
  /** Whether it is transparent. */
  isClear: boolean;
}

// librsvg's default for a drawing without units, in pixels per inch.
const usual = 72;

/** Renders a drawing of ours (gzipped SVG) in the colour of the brand. Reads the file `from` and writes `to`. */
export async function redraw(from: string, to: string, options: RedrawOptions): Promise<PreparedPicture> {
  const { color, width, type, isClear } = options;
  const drawing = gunzipSync(await readFile(from)).toString();
  const [, drawn = '1200'] = /<svg[^>]* width="(\d+)"/.exec(drawing) ?? [];
  const svg = Buffer.from(inBrandColor(drawing, color));
  const picture = sharp(svg, { density: (usual * width) / Number(drawn) }).resize({ width });
  const ground = isClear ? picture : picture.flatten();
  const packed =
    type === 'png'
      ? ground.png({ palette: true, colours: 256, dither: 0.4 })
      : ground.webp({ quality: 76, alphaQuality: 80, smartSubsample: true, preset: 'picture' });
  return prepared(packed, to);
}

const orange = oklchOf(defaultColor);
const grounds = Object.entries(defaultNeutrals).filter(([name]) => name !== 'kraft');

/** A starter drawing (SVG) with its orange replaced, tone by tone, and neutrals; cardboard and wood stay. */
function inBrandColor(svg: string, color: string): string {
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
