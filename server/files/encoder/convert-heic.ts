import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { notConverted, withHeifImage } from './heif-image.ts';
import { InvalidImageError } from './invalid-image-error.ts';
import { averageColor, type PreparedPicture } from './prepare.ts';

const largestSegment = 65_000;

/** Converts an iPhone photo (HEIC) into an upright JPEG without metadata. Throws InvalidImageError. */
export async function convertHeic(from: string, to: string): Promise<PreparedPicture> {
  const bytes = await readFile(from);
  const profile = profileIn(bytes);
  try {
    const size = await withHeifImage(bytes, async ({ data, width, height }) => {
      const decoded = sharp(data, { raw: { width, height, channels: 3 } });
      const picture = profile ? await withProfile(decoded, profile) : decoded;
      await picture.jpeg({ quality: 90 }).toFile(to);
      return { width, height };
    });
    return { ...size, bytes: (await stat(to)).size, color: await averageColor(to) };
  } catch (error) {
    const isOwn = error instanceof InvalidImageError;
    // A full disk is not the photo's fault.
    if (isOwn || (error as NodeJS.ErrnoException).code || /No space left/.test(String(error))) throw error;
    throw notConverted();
  }
}

// iPhones photograph in Display P3. libheif decodes the numbers only; what they mean says a colour profile (ISO 14496-12,
// 12.1.5: a box of type `colr` that begins with `prof`).
function profileIn(bytes: Buffer) {
  const box = bytes.indexOf('colrprof', 0, 'latin1') - 4;
  if (box < 0) return null;
  const profile = bytes.subarray(box + 12, box + bytes.readUInt32BE(box));
  return profile.length > 0 && profile.length < largestSegment ? profile : null;
}

// As a JPEG with the profile (https://www.color.org/specification/ICC.1-2022-05.pdf, B.4), of which sharp makes ordinary colours.
async function withProfile(picture: Sharp, profile: Buffer) {
  const jpeg = await picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + name.length + profile.length, 4);
  return sharp(Buffer.concat([head, name, profile, jpeg.subarray(2)]));
}
