import { readFile } from 'node:fs/promises';
import { askEncoder } from '../encoder/encoder.ts';
import { EncoderEnded } from '../encoder/process.ts';
import type { VariantOptions } from '../encoder/shrink.ts';
import { sniffPicture } from '../picture-type.ts';
import { beginningOf } from '../sent-file.ts';
import { sha256 } from '../sha256.ts';
import { ImageError, missing, notAPicture, type Source } from './source.ts';
import type { Variant } from './variant-files.ts';

/** A variant. `asItIs`: the picture can't be decoded, or is animated, and is sent unchanged. */
export type MadeVariant = Variant & { asItIs?: true };

/** Throws an ImageError: 404 when the file is missing, 400 when it isn’t a picture, 503 when the encoder died. */
export async function makeVariant(
  source: Pick<Source, 'file' | 'page'>,
  options: VariantOptions,
): Promise<MadeVariant> {
  const { file, page } = source;
  try {
    if (page) return await makePage(file, page, options);
    const extension = sniffPicture(await beginningOf(file));
    // Checked before libvips, which would render an SVG under any name.
    if (!extension || extension === 'gif') throw notAPicture();
    const small = await askEncoder('shrink', file, options);
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

async function makePage(file: string, page: number, options: VariantOptions): Promise<MadeVariant> {
  const small = await askEncoder('shrinkPage', file, page, options);
  if (!small) throw missing();
  return { ...small, hash: await sha256(small.bytes) };
}
