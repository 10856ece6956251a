import { open, readFile } from 'node:fs/promises';
import { askEncoder } from '../encoder/encoder.ts';
import { EncoderEnded } from '../encoder/process.ts';
import type { VariantWish } from '../encoder/shrink.ts';
import { sniffPicture } from '../picture-type.ts';
import { sha256 } from '../sha256.ts';
import { ImageError } from './image-error.ts';
import { missing, notAPicture } from './source.ts';
import type { Variant } from './variant-files.ts';

/** A variant. `asItIs`: the picture can't be decoded, or is animated, and is sent unchanged. */
export type MadeVariant = Variant & { asItIs?: true };

/**
 * Creates a variant of the picture in `file`. Throws an ImageError: 404 when the file is missing, 400 when it isn't a
 * picture, 503 when the encoder died.
 */
export async function makeVariant(file: string, wish: VariantWish): Promise<MadeVariant> {
  try {
    const extension = sniffPicture(await beginningOf(file));
    // Checked before libvips, which would render an SVG under any name.
    if (!extension || extension === 'gif') throw notAPicture();
    const small = await askEncoder('shrink', file, wish);
    if (small) return { ...small, hash: await sha256(small.bytes) };
    const bytes = await readFile(file);
    return { bytes, extension, hash: await sha256(bytes), asItIs: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw missing();
    if (!(error instanceof EncoderEnded)) throw error;
    throw new ImageError(503, 'The picture could not be resized. Please try again in a moment.', {
      cause: error,
    });
  }
}

async function beginningOf(file: string) {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
