import { TRPCError } from '@trpc/server';

/** Somebody deleted it since the screen was loaded. `noun` is the word for it, such as `post`. */
export function gone(noun: string): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: `The ${noun} no longer exists.` });
}

/** Somebody saved it since the screen was loaded. */
export function savedMeanwhile(): TRPCError {
  const message =
    'Somebody else has saved this in the meantime. What you typed is still here: compare both, then save again.';
  return new TRPCError({ code: 'CONFLICT', message });
}
