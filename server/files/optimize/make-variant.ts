import { readFile } from 'node:fs/promises';
import { oneAtATime } from '../one-at-a-time.ts';
import { sniffPicture } from '../picture-type.ts';
import { sha256 } from '../sha256.ts';
import { encode } from './encode.ts';
import { missing, notAPicture } from './source.ts';
import type { Variant } from './variant-files.ts';
import type { Format } from './wanted-format.ts';

/** How a picture should be: at most so many pixels wide, with a quality of 1 to 100, in a format. */
export interface VariantWish {
  width: number;
  quality: number;
  format: Format;
}

/** A variant. `asItIs`: the picture can't be decoded, or moves, and comes unchanged. */
export type MadeVariant = Variant & { asItIs?: true };

/** Makes a variant of the picture in `file`. Throws a Refusal: 404 when it is gone, 400 when it is no picture. */
export function makeVariant(file: string, wish: VariantWish): Promise<MadeVariant> {
  return oneAtATime(async () => {
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? missing() : error;
    });
    const extension = sniffPicture(bytes);
    // Checked before libvips sees it, which would draw an SVG under any name.
    if (!extension || extension === 'gif') throw notAPicture();
    const small = await encode(bytes, wish);
    if (small) return { ...small, hash: await sha256(small.bytes) };
    return { bytes, extension, hash: await sha256(bytes), asItIs: true };
  });
}
