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
  return 'Your account doesn’t have the right to do this. Please ask an administrator for it.';
}
