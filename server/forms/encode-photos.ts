import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { askEncoder } from '../files/encoder/encoder.ts';
import { maxFileBytes } from '../files/file-sizes.ts';
import { sniffPicture } from '../files/picture-type.ts';
import type { Services } from '../services.ts';

// Enough to read a drawing or a label, some 200 kB each.
const wish = { width: 1600, quality: 80, format: 'webp' } as const;

/**
 * The photos that a visitor sent as WebP: decoded, upright, without metadata, at most 1600 pixels wide. Null when one of them is
 * none, is animated, or has more than 50 megapixels.
 */
export async function encodePhotos({ files }: Services, photos: Uint8Array[]): Promise<Buffer[] | null> {
  const encoded: Buffer[] = [];
  for (const photo of photos) {
    const kind = photo.length <= maxFileBytes ? sniffPicture(photo) : null;
    if (!kind) return null;
    // The folder is emptied when the site starts.
    const file = path.join(files.folder, '.incoming', `${randomBytes(16).toString('hex')}.sent`);
    try {
      await writeFile(file, photo, { flag: 'wx' });
      const small = await askEncoder('shrink', file, wish);
      if (!small) return null;
      encoded.push(Buffer.from(small.bytes));
    } finally {
      await rm(file, { force: true });
    }
  }
  return encoded;
}
