import { copyFile, readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type Crop, cropInPixels } from '#lib/crop.ts';
import { type Extension, maxPixels } from '../picture-type.ts';
import { InvalidImageError } from './invalid-image-error.ts';

export interface PreparedPicture {
  width: number;
  height: number;
  bytes: number;
  /** The average colour, #rrggbb; #rrggbb00 of a picture that is partly transparent. */
  color: string;
}

/**
 * Decodes, rotates and re-encodes an uploaded picture, so that no EXIF, GPS or foreign bytes survive. `isPrepared`:
 * already clean, copied as it is. Throws InvalidImageError when it is animated, damaged or larger than 50 megapixels.
 */
export async function prepare(
  from: string,
  to: string,
  extension: Extension,
  isPrepared = false,
): Promise<PreparedPicture> {
  const bytes = await readFile(from);
  if (isMoving(bytes)) throw animated();
  // libvips knows two brands of AVIF only, and there are more.
  if (extension === 'avif') bytes.write('avif', 8);
  const { width, height, exif, xmp, iptc, icc, comments, orientation } = await inspect(bytes);
  try {
    if (isPrepared && !(exif || xmp || iptc || icc || comments || orientation)) {
      const color = await averageColor(from);
      await copyFile(from, to);
      return { width, height, bytes: (await stat(to)).size, color };
    }
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    return await prepared(pack(upright, extension), to);
  } catch (error) {
    throw isDiskError(error) ? error : damaged();
  }
}

/** A full disk is not the picture's fault. */
export function isDiskError(error: unknown): boolean {
  return Boolean((error as NodeJS.ErrnoException).code) || /No space left/.test(String(error));
}

export async function prepared(picture: Sharp, to: string): Promise<PreparedPicture> {
  const { width, height } = await picture.toFile(to);
  return { width, height, bytes: (await stat(to)).size, color: await averageColor(to) };
}

// Reads only the header: a decompression bomb is refused before a single pixel is decoded.
async function inspect(bytes: Buffer) {
  const header = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if ((header.pages ?? 1) > 1) throw animated();
  if (header.width * header.height > maxPixels) {
    throw new InvalidImageError('The picture has more than 50 megapixels. Please make it smaller first.');
  }
  return header;
}

// What libvips shows the first picture of: a PNG with a control chunk of more than one frame (https://www.w3.org/TR/png-3/#acTL-chunk),
// and a sequence in AVIF.
function isMoving(bytes: Buffer) {
  const text = (at: number, length = 4) => bytes.toString('latin1', at, at + length);
  if (text(4) === 'ftyp') return /avis|msf1/.test(text(8, bytes.readUInt32BE(0) - 8));
  if (text(1, 3) !== 'PNG') return false;
  for (let at = 8; at + 12 <= bytes.length && text(at + 4) !== 'IDAT'; at += 12 + bytes.readUInt32BE(at))
    if (text(at + 4) === 'acTL') return bytes.readUInt32BE(at + 8) > 1;
  return false;
}

export function pack(picture: Sharp, extension: Extension): Sharp {
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: 90 });
    case 'png':
      return picture.png({ compressionLevel: 8 });
    case 'webp':
      return picture.webp({ quality: 90 });
    case 'avif':
      return picture.avif({ quality: 70, effort: 2 });
  }
}

/** The average colour of a picture: a file, or its bytes. What is partly transparent gets none: no box may show behind it. */
export async function averageColor(file: string | Buffer): Promise<string> {
  const pixelOf = (picture: Sharp) => picture.resize(1, 1).toColourspace('srgb').raw().toBuffer();
  const [red = 0, green = red, blue = red] = await pixelOf(sharp(file).flatten({ background: '#ffffff' }));
  const { hasAlpha } = await sharp(file).metadata();
  const opacity = hasAlpha ? (await pixelOf(sharp(file).ensureAlpha())).at(-1) : 255;
  const color = opacity === 255 ? [red, green, blue] : [red, green, blue, 0];
  return `#${Buffer.from(color).toString('hex')}`;
}

function animated() {
  return new InvalidImageError('Animated pictures aren’t supported. Please upload a still picture.');
}

function damaged() {
  return new InvalidImageError(
    'The picture is damaged or not complete. Please send it again, or another copy of it.',
  );
}

export async function crop(
  from: string,
  to: string,
  extension: Extension,
  part: Crop,
): Promise<PreparedPicture> {
  const picture = sharp(from, { limitInputPixels: maxPixels, failOn: 'error' });
  const { autoOrient: size } = await picture.metadata();
  return prepared(pack(picture.autoOrient().extract(cropInPixels(size, part)), extension), to);
}
