import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureMessage, isSignedOut } from './failure.ts';
import { queryOptions } from './query-options.ts';
import { refreshSession } from './session/session-sync.ts';
import { toast } from './toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `toast: false`: the screen reports failures itself. */
    mutationMeta: { toast?: boolean };
  }
}

/**
 * The cache of the back office. A failed mutation shows a toast, unless it has `meta: { toast: false }`;
 * a refusal because the session has ended refetches it, which redirects to the sign-in page.
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
