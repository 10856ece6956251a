import { sizeProblem } from '#lib/file-sizes.ts';
import { localize } from '#lib/interface-language.ts';
import { refused } from '../errors/refused.ts';
import { type Extension, isHeic, isPdf, isSvg, sniffPicture } from './picture-type.ts';

export type FileKind = Extension | 'gif' | 'svg' | 'heic' | 'pdf';

export type Takes = 'pictures' | 'documents' | 'all';

/** By content alone; null for anything else. */
export function kindOf(beginning: Uint8Array): FileKind | null {
  const picture = sniffPicture(beginning);
  if (picture) return picture;
  if (isHeic(beginning)) return 'heic';
  if (isPdf(beginning)) return 'pdf';
  return isSvg(beginning) ? 'svg' : null;
}

// Common unsupported formats, by their first bytes.
const formats: [name: string, ...beginnings: (string | RegExp)[]][] = [
  ['TIFF', /^(II[*+]\0|MM\0[*+])/],
  ['BMP', /^BM[\s\S]{4}\0{4}/],
  ['PSD', '8BPS'],
  ['EPS', '%!PS', '\xc5\xd0\xd3\xc6'],
  ['JPEG XL', '\xff\n', '\0\0\0\x0cJXL '],
  ['PNM', /^P[1-7]\s/],
  ['SVGZ', '\x1f\x8b'],
  ['MP4', /^[\s\S]{4}(ftyp|moov|mdat|wide)/],
  ['ZIP', 'PK\x03\x04'],
];

function formatOf(beginning: Uint8Array) {
  const text = Buffer.from(beginning).toString('latin1');
  return formats.find(([, ...signs]) =>
    signs.some((sign) => (typeof sign === 'string' ? text.startsWith(sign) : sign.test(text))),
  )?.[0];
}

/** Throws BAD_REQUEST with a sentence. */
export function checkKind(beginning: Uint8Array, takes: Takes): void {
  const kind = kindOf(beginning);
  if (takes === 'pictures' && kind === 'pdf')
    throw refused('BAD_REQUEST', 'This is a PDF, and a picture is needed here. Please choose a picture.');
  if (takes === 'documents' && kind && kind !== 'pdf')
    throw refused('BAD_REQUEST', 'This is a picture, and a PDF is needed here. Please choose a PDF.');
  if (kind) return;
  const accepted =
    takes === 'documents'
      ? 'Use PDF.'
      : takes === 'all'
        ? 'Use JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG, or PDF.'
        : 'Use JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.';
  const format = formatOf(beginning);
  const sentence = format
    ? '{format} isn’t supported. {accepted}'
    : 'This file type isn’t supported. {accepted}';
  throw refused('BAD_REQUEST', sentence, { format: localize(format ?? ''), accepted: localize(accepted) });
}

/** Throws PAYLOAD_TOO_LARGE. */
export function checkSize(beginning: Uint8Array, bytes: number): void {
  const message = sizeProblem(isPdf(beginning), bytes);
  if (message) throw refused('PAYLOAD_TOO_LARGE', message);
}
