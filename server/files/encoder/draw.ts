import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { InvalidImageError } from './invalid-image-error.ts';
import { averageColor, type PreparedPicture } from './prepare.ts';
import { plainSvg, svgProblem } from './svg-problem.ts';

/** The longer side of the picture that is made of a drawing, in pixels: twice what the largest logo is shown at. */
const longestSide = 1600;

// What sharp accepts, in pixels for each inch. A drawing without units has 72.
const [least, most, usual] = [1, 100_000, 72];

/**
 * Makes a PNG of an uploaded drawing (SVG). Reads the file `from` and writes `to`. Throws InvalidImageError with a sentence
 * when it isn't safe, can't be drawn as its sender sees it, or shows nothing.
 */
export async function draw(from: string, to: string): Promise<PreparedPicture> {
  const svg = plainSvg(await readFile(from));
  const problem = svgProblem(svg);
  if (problem) throw new InvalidImageError(problem);
  // As bytes, never as a file: librsvg would also read what is beside a file.
  const bytes = Buffer.from(svg);
  const density = await densityOf(bytes);
  const picture = sharp(bytes, { density, limitInputPixels: 2 * longestSide * longestSide })
    .resize(longestSide, longestSide, { fit: 'inside' })
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

/**
 * The density at which the longer side has its pixels. What is measured in millimetres, inches or points grows with the square of
 * the density, what is measured in pixels with the density: two sizes say which.
 */
async function densityOf(bytes: Buffer) {
  const { width, height } = await sizeOf(bytes);
  const first = within((usual * longestSide) / Math.max(width, height));
  if (first === usual) return usual;
  const grown = await metadataOf(bytes, first);
  const [before, after] = [Math.max(width, height), Math.max(grown.width, grown.height)];
  const power = Math.log(after / before) / Math.log(first / usual);
  return within(first * (longestSide / after) ** (1 / Math.max(1, power)));
}

const within = (density: number) => Math.min(most, Math.max(least, density));

const metadataOf = (bytes: Buffer, density: number) =>
  sharp(bytes, { density, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });

async function sizeOf(bytes: Buffer) {
  const size = await metadataOf(bytes, usual);
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
