import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { croppedTo, cropSize, type FocalPoint, shareSize } from '#lib/focal-point.ts';
import type { Format } from '../optimize/wanted-format.ts';
import { type Extension, maxPixels } from '../picture-type.ts';
import { InvalidImageError } from './invalid-image-error.ts';
import { withPage } from './pdf/pages.ts';

/** `quality` is 1 to 100. `palette`: a PNG of 256 colours, a third of the size with no visible difference. */
export interface VariantOptions {
  width?: number;
  quality: number;
  format: Format | 'palette';
  /** Cropped around this point for link previews, as a JPEG. */
  share?: FocalPoint;
}

export interface Shrunk {
  bytes: Buffer;
  extension: Extension;
}

/** Scales a picture down: upright, without metadata. Null when it is damaged, animated or above 50 megapixels. */
export async function shrink(
  file: string,
  { width, quality, format, share }: VariantOptions,
): Promise<Shrunk | null> {
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format: kind, hasAlpha, pages = 1 } = await picture.metadata();
    if (pages > 1) return null;
    if (share) {
      const crop = await shareCrop(picture, share);
      return { bytes: await crop.jpeg({ quality, progressive: true }).toBuffer(), extension: 'jpg' };
    }
    const small = picture.autoOrient().resize({ width, withoutEnlargement: true });
    if (format === 'palette') {
      const bytes = await small.png({ palette: true, quality, effort: paletteEffort }).toBuffer();
      return { bytes: kind === 'png' ? smaller(await readFile(file), bytes) : bytes, extension: 'png' };
    }
    const extension = format === 'plain' ? plainOf(kind, hasAlpha) : format;
    return { bytes: await pack(small, extension, { width, quality }).toBuffer(), extension };
  } catch {
    return null;
  }
}

// Measured on the starter catalog: 4.5 MB without a palette, 1.5 with effort 7, 1.8 with effort 4 in the same time.
const paletteEffort = 7;

/** The same for a page of a PDF (from 1). Null when there is no such page, or it can’t be shown. */
export async function shrinkPage(
  file: string,
  page: number,
  { width, quality, format }: VariantOptions,
): Promise<Shrunk | null> {
  const extension = format === 'avif' || format === 'webp' ? format : 'jpg';
  const shrunk = withPage(file, page, async (picture) => {
    const small = picture.resize({ width, withoutEnlargement: true });
    return { bytes: await pack(small, extension, { width, quality }).toBuffer(), extension } as const;
  });
  return shrunk.catch((error) => {
    if (error instanceof InvalidImageError) return null;
    throw error;
  });
}

const smaller = (one: Buffer, other: Buffer) => (one.length <= other.length ? one : other);

// The fallback for clients that accept neither WebP nor AVIF.
function plainOf(kind: string, hasAlpha: boolean): Extension {
  return kind === 'png' || (kind !== 'jpeg' && hasAlpha) ? 'png' : 'jpg';
}

// The efforts are measured (docs/decisions/0009): higher ones cost much time and save few bytes.
function pack(
  picture: Sharp,
  extension: Extension,
  { width = Number.POSITIVE_INFINITY, quality }: Pick<VariantOptions, 'width' | 'quality'>,
): Sharp {
  switch (extension) {
    case 'avif':
      return picture.avif({
        quality: Math.max(Math.floor(quality * 0.625), 1),
        // With half the pixels for colour, orange bleeds over its edges.
        effort: width <= 1200 ? 2 : 0,
        chromaSubsampling: '4:4:4',
      });
    case 'webp':
      return picture.webp({ quality, effort: 2 });
    case 'jpg':
      return picture.jpeg({ quality, progressive: true });
    case 'png':
      return picture.png();
  }
}

/** The crop for link previews around the focal point, on white; not larger than the picture unless `enlarge`. */
export async function shareCrop(picture: Sharp, focus: FocalPoint, enlarge = false): Promise<Sharp> {
  const { autoOrient: upright } = await picture.metadata();
  const { width, height } = enlarge ? shareSize : cropSize(upright, shareSize);
  return picture
    .autoOrient()
    .extract(croppedTo(upright, shareSize, focus))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' });
}
