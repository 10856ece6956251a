import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { InvalidImageError } from './invalid-image-error.ts';
import { averageColor, type PreparedPicture } from './prepare.ts';
import { svgProblem } from './svg-problem.ts';

/** The longer side of the picture that is made of a drawing, in pixels: twice what the largest logo is shown at. */
const longestSide = 1600;

// What sharp accepts, in pixels for each inch. A drawing without units has 72.
const [least, most, usual] = [1, 100_000, 72];

/**
 * Makes a PNG of an uploaded drawing (SVG). Reads the file `from` and writes `to`. Throws InvalidImageError with a sentence
 * when it isn't safe, can't be drawn as its sender sees it, or shows nothing.
 */
export async function draw(from: string, to: string): Promise<PreparedPicture> {
  const bytes = await readFile(from);
  const problem = svgProblem(bytes.toString('latin1'));
  if (problem) throw new InvalidImageError(problem);
  // As bytes, never as a file: librsvg would also read what is beside a file.
  const { width, height } = await sizeOf(bytes);
  const density = Math.min(most, Math.max(least, (usual * longestSide) / Math.max(width, height)));
  const picture = sharp(bytes, { density, limitInputPixels: 2 * longestSide * longestSide })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 8 });
  const made = await picture.toFile(to).catch((error) => {
    throw (error as NodeJS.ErrnoException).code || /No space left/.test(String(error)) ? error : unreadable();
  });
  const { isOpaque, channels } = await sharp(to).stats();
  if (!isOpaque && channels.at(-1)?.max === 0)
    throw new InvalidImageError('The SVG shows nothing. Please upload it as a PNG.');
  return {
    width: made.width,
    height: made.height,
    bytes: (await stat(to)).size,
    color: await averageColor(to),
  };
}

async function sizeOf(bytes: Buffer) {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const ratio = size.width / size.height;
  if (
    Math.max(size.width, size.height) > usual * longestSide ||
    ratio > longestSide ||
    ratio < 1 / longestSide
  )
    throw new InvalidImageError(
      'The SVG is too large, or far wider than high. Please give it a smaller size.',
    );
  return size;
}

function unreadable() {
  return new InvalidImageError(
    'The SVG can’t be read. Please save it again as plain SVG, or upload it as a PNG.',
  );
}
