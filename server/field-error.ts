import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';

/** An error that stands at one field of the form, as those do that the rules of an input find. */
export function fieldError(code: 'BAD_REQUEST' | 'CONFLICT', field: string, message: string): TRPCError {
  const cause = new z.core.$ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]);
  return new TRPCError({ code, message, cause });
}
