import { TRPCError } from '@trpc/server';
import sharp, { type Sharp } from 'sharp';
import { oneAtATime } from './one-at-a-time.ts';
import { type Extension, maxPixels, sniffPicture } from './picture-type.ts';

/** A picture ready to be stored: decoded, turned upright and encoded anew, so that no EXIF, GPS or foreign bytes survive. */
export interface PreparedPicture {
  bytes: Buffer;
  extension: Extension;
  width: number;
  height: number;
  /** The average colour, #rrggbb. */
  color: string;
}

/**
 * Makes a storable picture of what somebody sent. Takes JPEG, PNG, WebP, AVIF and still GIF (which becomes PNG) of
 * up to 50 megapixels; throws BAD_REQUEST with a sentence for everything else.
 */
export function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  return oneAtATime(async () => {
    const kind = sniffPicture(bytes);
    if (!kind)
      throw refused('This is not a picture that we can take. Please send a JPEG, PNG, WebP, AVIF or GIF.');
    await inspect(bytes);
    const extension = kind === 'gif' ? 'png' : kind;
    try {
      const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
      const { data, info } = await encode(upright, extension).toBuffer({ resolveWithObject: true });
      const color = await averageColor(data);
      return { bytes: data, extension, width: info.width, height: info.height, color };
    } catch {
      throw refused('The picture is damaged or not complete. Please send it again, or another copy of it.');
    }
  });
}

// Reads the header only: a bomb is refused before a single pixel is unpacked.
async function inspect(bytes: Uint8Array) {
  const header = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => {
      throw refused('The picture is damaged or not complete. Please send it again, or another copy of it.');
    });
  if ((header.pages ?? 1) > 1) throw refused('Moving pictures can’t be taken. Please send a still one.');
  if (header.width * header.height > maxPixels) {
    throw refused('The picture has more than 50 megapixels. Please make it smaller first.');
  }
}

function encode(picture: Sharp, extension: Extension): Sharp {
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

async function averageColor(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(1, 1)
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}`;
}

function refused(message: string) {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
