import sharp from 'sharp';
import { maxPixels } from '../picture-type.ts';

// Measured on the starter catalog: 4.5 MB without a palette, 1.5 with effort 7, 1.8 with effort 4 in as much time.
const options = { palette: true, quality: 85, effort: 7 } as const;

/** Writes the picture in `from` to `to` as a PNG of at most 256 colours: a third of its size, and it looks the same. */
export async function toPalette(from: string, to: string): Promise<void> {
  await sharp(from, { limitInputPixels: maxPixels, failOn: 'error' }).png(options).toFile(to);
}
