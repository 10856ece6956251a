import { TRPCError } from '@trpc/server';
import { type Action, type Area, may, type Person } from '#lib/rights.ts';
import type { Context } from '../context.ts';

const setUpFirst =
  'Set up a second factor in your account first: your role needs one now. What you typed is still here.';

interface Asked {
  action: Action;
  areas: readonly Area[];
  beforeSecondFactor?: boolean | undefined;
}

/** The refusal of a caller of the back office, or null. For calls and endpoints. */
export function refusalFor(
  { user, secondFactorDue }: Pick<Context, 'user' | 'secondFactorDue'>,
  { action, areas, beforeSecondFactor = false }: Asked,
): TRPCError | null {
  if (!user) return new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' });
  if (secondFactorDue === 'now' && !beforeSecondFactor)
    return new TRPCError({ code: 'FORBIDDEN', message: setUpFirst });
  return areas.some((area) => may(user, action, area)) ? null : refusal(user, action, areas[0]);
}

/** FORBIDDEN, with a sentence that says what they can do instead. */
export function refusal(person: Person, action: Action, area: Area = 'settings'): TRPCError {
  return new TRPCError({ code: 'FORBIDDEN', message: sentence(person, action, area) });
}

function sentence(person: Person, action: Action, area: Area) {
  if (action === 'publish' && may(person, 'write', area))
    return 'You may write here, but not publish. Ask for publication instead.';
  if (area === 'settings' || action === 'manage') return 'Only an administrator can do this.';
  return 'Your account isn’t allowed to do this. Please ask an administrator.';
}

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
