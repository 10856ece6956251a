import { TRPCError } from '@trpc/server';
import * as z from 'zod/v4/core';
import type { Values } from '#lib/format-message.ts';
import { localize } from '#lib/interface-language.ts';

/** An error for the caller, with a sentence that says what to do. */
export function refused(code: TRPCError['code'], english: string, values?: Values): TRPCError {
  return new TRPCError({ code, message: values ? localize(english, values) : english });
}

/** Reported like a validation error, so that a form shows it at these fields. */
export function refusedFields(message: string, ...fields: string[]): TRPCError {
  const issue = (field: string) => ({ code: 'custom' as const, path: [field], message, input: undefined });
  return new TRPCError({ code: 'BAD_REQUEST', message, cause: new z.$ZodRealError(fields.map(issue)) });
}

/** Somebody deleted it since the screen was loaded. `noun` is the word for it, such as `post`. */
export function gone(noun: string): TRPCError {
  return refused('NOT_FOUND', 'The {noun} no longer exists.', { noun: localize(noun) });
}

/** Somebody saved it since the screen was loaded. */
export function savedMeanwhile(): TRPCError {
  return refused(
    'CONFLICT',
    'Somebody else has saved this in the meantime. What you typed is still here: compare both, then save again.',
  );
}

/** Why there is nothing at an address: what was there was deleted. Its page then answers 410. */
export class AddressDeleted extends Error {
  readonly noun: string;

  constructor(noun: string) {
    super(localize('The {noun} at this address was deleted.', { noun: localize(noun) }));
    this.noun = noun;
  }
}
