import { nameOf } from './pasted-pictures.ts';

// {\pict … \pngblip … 89504e47…}: the destination, its properties, its bytes in hexadecimal. What Word repeats for old
// readers stands in a group of its own, {\nonshppict …}, without a tag.
const picture =
  /{\\pict[^{}]*(?:{[^{}]*}[^{}]*)*?\\(png|jpeg)blip[^{}]*(?:{[^{}]*}[^{}]*?)*?([\da-f\s]{64,})}/gi;

/** The pictures of a text in Word's Rich Text Format, in their order. */
export function rtfPictures(rtf: string): File[] {
  const shown = rtf.replace(/{\\nonshppict[\s\S]*?}\s*}/g, '');
  return [...shown.matchAll(picture)].map(([, kind = '', hex = '']) => {
    const type = `image/${kind.toLowerCase()}`;
    return new File([bytesOf(hex)], nameOf(type), { type });
  });
}

function bytesOf(hex: string) {
  const pairs = hex.replace(/\s+/g, '').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
