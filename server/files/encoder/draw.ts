import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { InvalidImageError } from './invalid-image-error.ts';
import { averageColor, type PreparedPicture } from './prepare.ts';
import { plainSvg, svgProblem } from './svg-problem.ts';

/** The longer side of the picture that is made of a drawing, in pixels: twice what the largest logo is shown at. */
const longestSide = 1600;

// In pixels: 1,600 inches of a drawing without units.
const longestDrawing = 72 * longestSide;

/** Draws an uploaded SVG as a PNG. Throws InvalidImageError when it is unsafe, incomplete or empty. */
export async function draw(from: string, to: string): Promise<PreparedPicture> {
  const svg = plainSvg(await readFile(from));
  const problem = svgProblem(svg);
  if (problem) throw new InvalidImageError(problem);
  // As bytes, never as a file: librsvg would also read what is beside a file.
  const bytes = Buffer.from(svg);
  await checkSize(bytes);
  // Whatever it is measured in: it is drawn in the size that is asked for, without pixels of its own in between.
  const picture = sharp(bytes, { limitInputPixels: false })
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

async function checkSize(bytes: Buffer) {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const ratio = size.width / size.height;
  if (Math.max(size.width, size.height) > longestDrawing || ratio > longestSide || ratio < 1 / longestSide)
    throw new InvalidImageError(
      'The SVG is too large, or far wider than high. Please give it a smaller size.',
    );
}

function unreadable() {
  return new InvalidImageError(
    'The SVG can’t be read. Please save it again as plain SVG, or upload it as a PNG.',
  );
}
