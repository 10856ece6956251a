/** The types of pictures that may be stored, by the extension of their stored name. */
export const storedTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

/** The type of a stored PDF. */
export const documentType = 'application/pdf';

/** The stored name of a file: 32 random digits and its extension. */
export const storedName = /^[0-9a-f]{32}\.(jpg|png|webp|avif|pdf)$/;

/** The largest picture that is decoded: 50 megapixels take 200 MB of memory. */
export const maxPixels = 50_000_000;

export type Extension = keyof typeof storedTypes;

/** Is it a PDF? Its first bytes say so; what comes before them in some broken files isn't accepted. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}

/** Is it an iPhone photo (HEIC), which browsers don't show? */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));
}

/** Is it a drawing (SVG)? It is never stored as one: a picture is made of it. */
export function isSvg(bytes: Uint8Array): boolean {
  const [, start = ''] = /^(?:\xef\xbb\xbf)?\s*(<[\s\S]*)/.exec(beginning(bytes)) ?? [];
  return /<svg[\s>]/i.test(start) && !/<(?:html|head|body)[\s>]|<!doctype\s+html/i.test(start);
}

// Before its first element there may be a long comment of the program that made it.
function beginning(bytes: Uint8Array) {
  return Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
}

/** The type by the first bytes alone, never by a name or a declared type. Null for types that we don't accept. */
export function sniffPicture(bytes: Uint8Array): Extension | 'gif' | null {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'jpg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 12) === 'ftypavif' || text(4, 12) === 'ftypavis') return 'avif';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  return null;
}
