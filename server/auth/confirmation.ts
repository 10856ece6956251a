import { TRPCError } from '@trpc/server';
import type { Context } from '../context.ts';

const lasts = 10 * 60_000;

/**
 * Did the person of this session prove within the last ten minutes who they are: by signing in, or by password, passkey or
 * code since? Where the account has a
 * second factor, the password alone is no proof (`verifyIdentity`, `endConfirmations`). What could lock others out or carry data away asks for it, so that an unlocked computer or a stolen cookie
 * isn't enough (OWASP ASVS 5, 7.5.3). Procedures say it with `.meta({ confirm: true })`; an endpoint asks here and answers
 * 428, after the screen has called `account.requireConfirmation`.
 */
export function isConfirmed(context: Confirmed & Pick<Context, 'secondFactorDue'>): boolean {
  return context.secondFactorDue !== 'now' && isRecent(context);
}

type Confirmed = Pick<Context, 'confirmedAt' | 'now'>;

function isRecent({ confirmedAt, now }: Confirmed) {
  const age = confirmedAt ? now().getTime() - confirmedAt.getTime() : lasts;
  // One from the future is from before the clock was set back.
  return age >= 0 && age < lasts;
}

/** Throws the error that has the back office ask for it and call again. Nothing else may have this code. */
export function requireConfirmation(context: Confirmed): void {
  if (isRecent(context)) return;
  const message = 'Please confirm first that it’s you. Nothing was changed.';
  throw new TRPCError({ code: 'PRECONDITION_REQUIRED', message });
}
