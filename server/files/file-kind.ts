import { TRPCError } from '@trpc/server';
import { type Extension, isHeic, isPdf, isSvg, sniffPicture } from './picture-type.ts';

/** What an uploaded file is. */
export type FileKind = Extension | 'gif' | 'svg' | 'heic' | 'pdf';

/** What a field of a form can hold. */
export type Takes = 'pictures' | 'documents' | 'all';

/** What a file with this beginning is, by its content alone; null for everything that isn't accepted. */
export function kindOf(beginning: Uint8Array): FileKind | null {
  if (isPdf(beginning)) return 'pdf';
  const picture = sniffPicture(beginning);
  if (picture) return picture;
  if (isHeic(beginning)) return 'heic';
  return isSvg(beginning) ? 'svg' : null;
}

/** Throws BAD_REQUEST with a sentence when a file of this beginning isn't accepted there. */
export function checkKind(beginning: Uint8Array, takes: Takes): void {
  const kind = kindOf(beginning);
  if (takes === 'pictures' && kind === 'pdf')
    throw refused('This is a PDF, and a picture is needed here. Please choose a picture.');
  if (takes === 'documents' && kind && kind !== 'pdf')
    throw refused('This is a picture, and a PDF is needed here. Please choose a PDF.');
  if (kind) return;
  const accepted =
    takes === 'documents'
      ? 'Use PDF.'
      : takes === 'all'
        ? 'Use JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG, or PDF.'
        : 'Use JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.';
  throw refused(`This file type isn’t supported. ${accepted}`);
}

function refused(message: string) {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
