import sharp, { type Sharp } from 'sharp';
import { type Extension, maxPixels } from '../picture-type.ts';
import type { Format } from './wanted-format.ts';

/** A picture as it is sent. */
export interface Encoded {
  bytes: Buffer;
  extension: Extension;
}

/**
 * Makes a picture at most `width` pixels wide: upright, never enlarged, without metadata. Gives null when the bytes
 * can't be decoded, hold more than 50 megapixels or move.
 */
export async function encode(
  bytes: Buffer,
  { width, quality, format }: { width: number; quality: number; format: Format },
): Promise<Encoded | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format: kind, hasAlpha, pages = 1 } = await picture.metadata();
    if (pages > 1) return null;
    const small = picture.autoOrient().resize({ width, withoutEnlargement: true });
    const extension = format === 'plain' ? plainOf(kind, hasAlpha) : format;
    return { bytes: await pack(small, extension, quality).toBuffer(), extension };
  } catch {
    return null;
  }
}

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
