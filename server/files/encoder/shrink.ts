import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Format } from '../optimize/wanted-format.ts';
import { type Extension, maxPixels } from '../picture-type.ts';

/**
 * How a picture should be: at most so many pixels wide, with a quality of 1 to 100, in a format. `palette` is a PNG of at
 * most 256 colours: a third of its size, and it looks the same.
 */
export interface VariantWish {
  width?: number;
  quality: number;
  format: Format | 'palette';
}

/** A picture as it is sent. */
export interface Shrunk {
  bytes: Buffer;
  extension: Extension;
}

/**
 * Makes the picture in `file` at most `width` pixels wide: upright, never enlarged, without metadata. Gives null when
 * it can't be decoded, holds more than 50 megapixels or moves.
 */
export async function shrink(file: string, { width, quality, format }: VariantWish): Promise<Shrunk | null> {
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format: kind, hasAlpha, pages = 1 } = await picture.metadata();
    if (pages > 1) return null;
    const small = picture.autoOrient().resize({ width, withoutEnlargement: true });
    if (format === 'palette') {
      const bytes = await small.png({ palette: true, quality, effort: paletteEffort }).toBuffer();
      return { bytes: kind === 'png' ? smaller(await readFile(file), bytes) : bytes, extension: 'png' };
    }
    const extension = format === 'plain' ? plainOf(kind, hasAlpha) : format;
    return { bytes: await pack(small, extension, quality).toBuffer(), extension };
  } catch {
    return null;
  }
}

// Measured on the starter catalog: 4.5 MB without a palette, 1.5 with effort 7, 1.8 with effort 4 in as much time.
const paletteEffort = 7;

const smaller = (one: Buffer, other: Buffer) => (one.length <= other.length ? one : other);

// A WebP or AVIF for who shows neither.
function plainOf(kind: string, hasAlpha: boolean): Extension {
  return kind === 'png' || (kind !== 'jpeg' && hasAlpha) ? 'png' : 'jpg';
}

// The efforts are measured (docs/decisions/0009): more of it costs much time for few bytes.
function pack(picture: Sharp, extension: Extension, quality: number): Sharp {
  switch (extension) {
    case 'avif':
      return picture.avif({
        quality: Math.max(Math.floor(quality * 0.625), 1),
        effort: 0,
        chromaSubsampling: '4:2:0',
      });
    case 'webp':
      return picture.webp({ quality, effort: 2 });
    case 'jpg':
      return picture.jpeg({ quality, progressive: true });
    case 'png':
      return picture.png();
  }
}
