import { administratorProcedure, clientProcedure } from '../trpc.ts';
import type { EntryType } from './entry-type.ts';

/**
 * The procedures that the people who look after a type may call: `query`, `mutation` for what visitors don't see, and
 * `publicMutation` for what they may see.
 */
export function proceduresFor({ access }: Pick<EntryType, 'access'>) {
  const procedure = access === 'client' ? clientProcedure : administratorProcedure;
  return {
    query: procedure,
    mutation: procedure.meta({ changesPublic: false }),
    publicMutation: procedure.meta({ changesPublic: true }),
  };
}
