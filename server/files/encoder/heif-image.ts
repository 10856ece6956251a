import { InvalidImageError } from './invalid-image-error.ts';

/** The largest photo that is converted, in pixels: it takes 240 MB. The photos of phones have 12 or 24 million. */
const maxPixels = 26_000_000;

export interface HeifPixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Decodes an iPhone photo (HEIC) for `work`, upright. Throws InvalidImageError. */
export async function withHeifImage<Result>(
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

interface Rows {
  width: number;
  height: number;
  stride: number;
  data: Uint8Array;
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

export function notConverted(): InvalidImageError {
  return new InvalidImageError(
    'This photo (HEIC) can’t be converted. On an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or send it by WhatsApp, which makes a JPEG of it.',
  );
}
