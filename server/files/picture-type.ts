export const storedTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

export const documentType = 'application/pdf';

/** The stored name of a file: 32 random digits and its extension. */
export const storedName = /^[0-9a-f]{32}\.(jpg|png|webp|avif|pdf)$/;

/** The largest picture that is decoded: 50 megapixels take 200 MB of memory. */
export const maxPixels = 50_000_000;

export type Extension = keyof typeof storedTypes;

/** In the first kilobyte (ISO 32000-1, Annex H), as some programs write before it; never in a web page. */
export function isPdf(bytes: Uint8Array): boolean {
  return /^[^<]{0,1019}%PDF-/.test(beginning(bytes));
}

/** A photo as iPhones store it, which browsers don't show. */
export function isHeic(bytes: Uint8Array): boolean {
  return heifType(beginning(bytes)) === 'heic';
}

/** Drawings are never stored as such: a picture is made of them. */
export function isSvg(bytes: Uint8Array): boolean {
  const [, start = ''] = /^\s*(<[\s\S]*)/.exec(decodedSvg(bytes.subarray(0, longestBeginning))) ?? [];
  return /<(?:\w+:)?svg[\s>]/i.test(start) && !/<(?:html|head|body)[\s>]|<!doctype\s+html/i.test(start);
}

export function decodedSvg(bytes: Uint8Array): string {
  const start = beginning(bytes);
  const [, named] = /^<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(start) ?? [];
  const utf16 = /^(\xff\xfe|<\0)/.test(start) ? 'utf-16le' : /^(\xfe\xff|\0<)/.test(start) && 'utf-16be';
  try {
    return new TextDecoder(utf16 || named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The type of the pictures in this container (ISO/IEC 23008-12): by the codec of its items, or else by its brands. */
function heifType(text: string): 'avif' | 'heic' | null {
  const [, brands] = /^[\s\S]{4}ftyp([\s\S]{4,})/.exec(text.slice(0, Math.max(12, text.charCodeAt(3)))) ?? [];
  if (!brands || !/avi[fs]|mi[fa]\w|msf1|MA1[AB]|he[iv]\w/.test(brands)) return null;
  const codecs = [...text.matchAll(/infe[\s\S]{8}(?:[\s\S]{2})?(av01|h[ve][cv]1)/g)].map(
    ([, codec]) => codec,
  );
  if (codecs.length === 0) return /avi[fs]/.test(brands) ? 'avif' : 'heic';
  return codecs.includes('av01') ? 'avif' : 'heic';
}

const longestBeginning = 4096;

// Before its first element there may be a long comment of the program that made it.
function beginning(bytes: Uint8Array) {
  return Buffer.from(bytes.subarray(0, longestBeginning)).toString('latin1');
}

/** The type by the first bytes alone, never by a name or a declared type. Null for types that we don't accept. */
export function sniffPicture(bytes: Uint8Array): Extension | 'gif' | null {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'jpg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (heifType(beginning(bytes)) === 'avif') return 'avif';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  return null;
}
