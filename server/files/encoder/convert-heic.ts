import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { InvalidImageError } from './invalid-image-error.ts';
import { isDiskError, type PreparedPicture, prepared } from './prepare.ts';

const largestSegment = 65_000;

/** Converts an iPhone photo (HEIC) into an upright JPEG without metadata. Throws InvalidImageError. */
export async function convertHeic(from: string, to: string): Promise<PreparedPicture> {
  const bytes = await readFile(from);
  const profile = profileIn(bytes);
  try {
    return await withHeifImage(bytes, async ({ data, width, height }) => {
      const decoded = sharp(data, { raw: { width, height, channels: 3 } });
      const picture = profile ? await withProfile(decoded, profile) : decoded;
      return prepared(picture.jpeg({ quality: 90 }), to);
    });
  } catch (error) {
    throw error instanceof InvalidImageError || isDiskError(error) ? error : notConverted();
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

/** The largest photo that is converted, in pixels: it takes 240 MB. The photos of phones have 12 or 24 million. */
const maxPixels = 26_000_000;

interface HeifPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Decodes an iPhone photo (HEIC) for `work`, upright. Throws InvalidImageError. */
async function withHeifImage<Result>(
  bytes: Uint8Array,
  work: (pixels: HeifPixels) => Promise<Result>,
): Promise<Result> {
  // Loaded on demand: most tasks are about other pictures.
  const { default: libheif } = await import('libheif-js/wasm-bundle');
  const context = libheif.heif_context_alloc();
  if (!context) throw notConverted();
  try {
    const { code } = libheif.heif_context_read_from_memory(context, bytes);
    const image =
      code === libheif.heif_error_code.heif_error_Ok &&
      libheif.heif_js_context_get_primary_image_handle(context);
    if (!image || image.code) throw notConverted();
    return await decode(libheif, image, work).finally(() => libheif.heif_image_handle_release(image));
  } finally {
    libheif.heif_context_free(context);
  }
}

type Libheif = typeof import('libheif-js/wasm-bundle')['default'];

// The pixels stay in libheif's memory: a copy of them would be as large again.
async function decode<Result>(
  libheif: Libheif,
  image: object,
  work: (pixels: HeifPixels) => Promise<Result>,
): Promise<Result> {
  const size = [libheif.heif_image_handle_get_width(image), libheif.heif_image_handle_get_height(image)];
  if ((size[0] ?? 0) * (size[1] ?? 0) > maxPixels) throw tooLarge();
  const { heif_colorspace: colours, heif_chroma: layouts } = libheif;
  const decoded = await libheif.heif_js_decode_image2(
    image,
    colours.heif_colorspace_RGB,
    layouts.heif_chroma_interleaved_RGB,
  );
  const pixels = decoded?.channels?.[0];
  if (!decoded || decoded.code || !pixels) throw notConverted();
  try {
    const { width, height } = pixels;
    if (width * height > maxPixels) throw tooLarge();
    return await work({ data: withoutPadding(pixels), width, height });
  } finally {
    libheif.heif_image_release(decoded.image);
  }
}

interface Rows extends HeifPixels {
  stride: number;
}

// Rows may end with some bytes that are no pixels.
function withoutPadding({ width, height, stride, data }: Rows): Buffer {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (stride === width * 3) return bytes.subarray(0, stride * height);
  const rows = Array.from({ length: height }, (_, row) =>
    bytes.subarray(row * stride, row * stride + width * 3),
  );
  return Buffer.concat(rows);
}

function tooLarge() {
  return new InvalidImageError(
    'This photo (HEIC) has more than 26 megapixels. Please send a smaller copy, or save it as JPEG first.',
  );
}

function notConverted(): InvalidImageError {
  return new InvalidImageError(
    'This photo (HEIC) can’t be converted. On an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or send it by WhatsApp, which makes a JPEG of it.',
  );
}
