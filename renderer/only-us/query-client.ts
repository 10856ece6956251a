import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureMessage, isSignedOut } from './failure.ts';
import { queryOptions } from './query-options.ts';
import { refreshSession } from './session/session-sync.ts';
import { toast } from './toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `toast: false`: the screen tells of a failure itself. */
    mutationMeta: { toast?: boolean };
  }
}

/**
 * The cache of the back office. A failed change is told by a toast, unless the mutation says `meta: { toast: false }`;
 * a refusal because nobody is signed in any more has the session read again, which leads to the sign-in page.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: queryOptions,
    queryCache: new QueryCache({ onError: checkSession }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        if (isSignedOut(error)) return checkSession(error);
        if (mutation.meta?.toast !== false) toast(failureMessage(error));
      },
    }),
  });
}

function checkSession(error: Error) {
  if (isSignedOut(error)) refreshSession();
}
