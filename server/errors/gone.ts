import { TRPCError } from '@trpc/server';
import { localize } from '#lib/interface-language.ts';

/** Somebody deleted it since the screen was loaded. `noun` is the word for it, such as `post`. */
export function gone(noun: string): TRPCError {
  return new TRPCError({
    code: 'NOT_FOUND',
    message: localize('The {noun} no longer exists.', { noun: localize(noun) }),
  });
}

/** Somebody saved it since the screen was loaded. */
export function savedMeanwhile(): TRPCError {
  const message =
    'Somebody else has saved this in the meantime. What you typed is still here: compare both, then save again.';
  return new TRPCError({ code: 'CONFLICT', message });
}

/** Why there is nothing at an address: what was there was deleted. Its page then answers 410. */
export class AddressDeleted extends Error {
  readonly noun: string;

  constructor(noun: string) {
    super(localize('The {noun} at this address was deleted.', { noun: localize(noun) }));
    this.noun = noun;
  }
}
