import { TRPCError } from '@trpc/server';
import type { Context } from '../context.ts';

const lasts = 10 * 60_000;

/**
 * Whether the session was confirmed within ten minutes, so that an open computer or stolen cookie isn't enough (OWASP ASVS 5,
 * 7.5.3). With a second factor, the password alone doesn't confirm. Procedures use `.meta({ confirm: true })`; endpoints answer 428.
 */
export function isConfirmed(context: Confirmed & Pick<Context, 'secondFactorDue'>): boolean {
  return context.secondFactorDue !== 'now' && isRecent(context);
}

type Confirmed = Pick<Context, 'confirmedAt' | 'now'>;

function isRecent({ confirmedAt, now }: Confirmed) {
  const age = confirmedAt ? now().getTime() - confirmedAt.getTime() : lasts;
  // A future one is from before the clock was set back.
  return age >= 0 && age < lasts;
}

/** Throws the error with which the back office asks and calls again. Nothing else may have this code. */
export function requireConfirmation(context: Confirmed): void {
  if (isRecent(context)) return;
  const message = 'Please confirm first that it’s you. Nothing was changed.';
  throw new TRPCError({ code: 'PRECONDITION_REQUIRED', message });
}
