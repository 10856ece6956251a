import { TRPCError } from '@trpc/server';
import { type Action, type Area, may, type Person } from '#lib/rights.ts';

/** FORBIDDEN for somebody whose rights don't let them do this, with a sentence that says what they can do instead. */
export function refusal(person: Person, action: Action, area: Area = 'settings'): TRPCError {
  return new TRPCError({ code: 'FORBIDDEN', message: sentence(person, action, area) });
}

function sentence(person: Person, action: Action, area: Area) {
  if (action === 'publish' && may(person, 'write', area))
    return 'You may write here, but not publish. Ask for publication instead.';
  if (area === 'settings' || action === 'manage') return 'Only an administrator can do this.';
  return 'Your account doesn’t have the right to do this. Please ask an administrator for it.';
}
