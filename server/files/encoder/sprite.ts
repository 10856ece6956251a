import sharp from 'sharp';
import { maxPixels } from '../picture-type.ts';

/** Equal cells, one below the other; sizes in pixels. */
export interface SpriteOptions {
  files: string[];
  width: number;
  height: number;
  format: 'avif' | 'webp' | 'plain';
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
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
  return (
    sharp(file, { limitInputPixels: maxPixels })
      .autoOrient()
      // Margins of its own would move it away from the edge that the others share.
      .trim()
      .resize({
        width: width - 2 * margin,
        height: high,
        fit: 'contain',
        position: 'left',
        background: transparent,
      })
      .extend({ top, bottom: height - top - high, left: 0, right: 2 * margin, background: transparent })
      .png()
      .toBuffer()
  );
}
