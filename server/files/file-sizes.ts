import { TRPCError } from '@trpc/server';
import { sizeProblem } from '#lib/file-sizes.ts';
import { isPdf } from './picture-type.ts';

/** Throws PAYLOAD_TOO_LARGE when a file with this beginning has more bytes than its type may have. */
export function checkSize(beginning: Uint8Array, bytes: number): void {
  const message = sizeProblem(isPdf(beginning), bytes);
  if (message) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message });
}
