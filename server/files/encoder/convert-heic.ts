import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { InvalidImageError } from './invalid-image-error.ts';
import { averageColor, type PreparedPicture } from './prepare.ts';

/** The largest photo that is converted, in pixels: it is in memory three times. The photos of phones have 12 or 24 million. */
const maxPixels = 26_000_000;

/**
 * Makes a JPEG of an iPhone photo (HEIC): upright, without metadata. Reads the file `from` and writes `to`. Throws InvalidImageError
 * with a sentence when it is damaged or too large.
 */
export async function convertHeic(from: string, to: string): Promise<PreparedPicture> {
  const { data, width, height } = await decode(await readFile(from));
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  await picture.jpeg({ quality: 90 }).toFile(to);
  return { width, height, bytes: (await stat(to)).size, color: await averageColor(to) };
}

async function decode(bytes: Buffer) {
  // Loaded on demand: most tasks are about other pictures.
  const { default: libheif } = await import('libheif-js/wasm-bundle');
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw notConverted();
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) throw tooLarge();
    const data = new Uint8ClampedArray(width * height * 4);
    await new Promise<void>((resolve, reject) => {
      image.display({ data, width, height }, (shown) => (shown ? resolve() : reject(notConverted())));
    });
    return { data, width, height };
  } finally {
    for (const each of images) each.free();
  }
}

function tooLarge() {
  return new InvalidImageError(
    'This iPhone photo (HEIC) has more than 26 megapixels. Please send a smaller copy, or save it as JPEG first.',
  );
}

function notConverted() {
  return new InvalidImageError(
    'This iPhone photo (HEIC) can’t be converted. On the phone, choose Settings → Camera → Formats → Most Compatible and take it again, or send it by WhatsApp, which makes a JPEG of it.',
  );
}
