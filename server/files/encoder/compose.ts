import sharp from 'sharp';
import type { FocalPoint } from '#lib/focal-point.ts';
import { maxPixels } from '../picture-type.ts';
import { shareCrop } from './shrink.ts';

/** Size in pixels, margin as a share of it; transparent without a ground. */
export interface IconOptions {
  size: number;
  margin?: number;
  ground?: string;
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const atLeft = { fit: 'contain', position: 'left', background: transparent } as const;

/** Fits the whole picture into the square. */
export async function icon(file: string, { size, margin = 0, ground }: IconOptions): Promise<Buffer> {
  const free = Math.round(size * margin);
  const inner = size - 2 * free;
  const picture = upright(file)
    .resize(inner, inner, { fit: 'contain', background: transparent })
    .extend({ top: free, bottom: free, left: free, right: free, background: ground ?? transparent });
  return (ground ? picture.flatten({ background: ground }) : picture).png().toBuffer();
}

const icoSizes = [16, 32, 48];
const [headerBytes, entryBytes] = [6, 16];

/** An .ico file of three sizes (https://en.wikipedia.org/wiki/ICO_(file_format)). */
export async function ico(file: string): Promise<Buffer> {
  const pictures = await Promise.all(icoSizes.map((size) => icon(file, { size })));
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let start = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index;
    const size = icoSizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

/** Pixels of the card that a picture fits into, at their left unless in the middle. */
interface Placed {
  file: string;
  left: number;
  top: number;
  width: number;
  height: number;
  position?: 'centre';
}

/** The share card: a drawing (SVG) with pictures on it, or an uploaded picture. */
export type CardOptions = { drawing: string; pictures: Placed[] } | { file: string; focus: FocalPoint };

/** The card as a JPEG: networks accept nothing newer. */
export async function card(options: CardOptions): Promise<Buffer> {
  const picture =
    'file' in options
      ? await shareCrop(sharp(options.file, { limitInputPixels: maxPixels }), options.focus, true)
      : await drawn(options);
  return picture.jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

async function drawn({ drawing, pictures }: Extract<CardOptions, { drawing: string }>) {
  const placed = pictures.map(async ({ file, left, top, width, height, position = 'left' }) => {
    const picture = upright(file).resize({ width, height, ...atLeft, position });
    return { input: await picture.png().toBuffer(), left, top };
  });
  return sharp(Buffer.from(drawing)).composite(await Promise.all(placed));
}

function upright(file: string) {
  return sharp(file, { limitInputPixels: maxPixels }).autoOrient();
}

/** Equal cells, one below the other; sizes in pixels. */
interface SpriteOptions {
  files: string[];
  width: number;
  height: number;
  format: 'avif' | 'webp' | 'plain';
}

// Browsers round: without a margin they would show a line of the next one.
const margin = 3;

/** Unreadable pictures leave their cell empty. */
export async function sprite({ files, width, height, format }: SpriteOptions): Promise<Buffer> {
  const whole = { width, height: height * files.length, channels: 4, background: transparent } as const;
  const cells: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, file] of files.entries()) {
    const input = await cell(file, width, height).catch(() => null);
    if (input) cells.push({ input, left: 0, top: index * height });
  }
  const picture = sharp({ create: whole }).composite(cells);
  if (format === 'avif') return picture.avif({ quality: 42, effort: 4 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 60, effort: 5 }).toBuffer();
  return picture.png({ palette: true }).toBuffer();
}

function cell(file: string, width: number, height: number): Promise<Buffer> {
  const high = Math.round(height * 0.6);
  const top = Math.round((height - high) / 2);
  // Margins of its own would move it away from the edge that the others share.
  return upright(file)
    .trim()
    .resize({ width: width - 2 * margin, height: high, ...atLeft })
    .extend({ top, bottom: height - top - high, left: 0, right: 2 * margin, background: transparent })
    .png()
    .toBuffer();
}
