import { maxFileBytes } from '#lib/file-sizes.ts';
import { askEncoder } from '../files/encoder/encoder.ts';
import { sniffPicture } from '../files/picture-type.ts';
import { beginningOf, type SentFile } from '../files/sent-file.ts';

// Enough to read a drawing or a label, some 200 kB each.
const wish = { width: 1600, quality: 80, format: 'webp' } as const;

/**
 * The photos that a visitor sent as WebP: decoded, upright, without metadata, at most 1600 pixels wide. Null when one of them is
 * none, is animated, or has more than 50 megapixels.
 */
export async function encodePhotos(photos: SentFile[]): Promise<Buffer[] | null> {
  const encoded: Buffer[] = [];
  for (const { path, size } of photos) {
    const kind = size <= maxFileBytes ? sniffPicture(await beginningOf(path)) : null;
    const small = kind && (await askEncoder('shrink', path, wish));
    if (!small) return null;
    encoded.push(Buffer.from(small.bytes));
  }
  return encoded;
}
