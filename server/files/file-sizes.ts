import { TRPCError } from '@trpc/server';
import { isPdf } from './picture-type.ts';

const megabyte = 1024 * 1024;

/** The largest picture that may be uploaded, in bytes. */
export const maxFileBytes = 15 * megabyte;
/** The largest PDF that may be uploaded, in bytes. */
export const maxPdfBytes = 50 * megabyte;

/** Throws PAYLOAD_TOO_LARGE when a file with this beginning has more bytes than its type may have. */
export function checkSize(beginning: Uint8Array, bytes: number): void {
  const most = isPdf(beginning) ? maxPdfBytes : maxFileBytes;
  if (bytes <= most) return;
  const message = isPdf(beginning)
    ? 'The PDF is larger than 50 MB. Please export it for the web, with smaller pictures.'
    : 'The file is larger than 15 MB.';
  throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message });
}
