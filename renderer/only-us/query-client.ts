import { type DefaultOptions, isServer, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import superjson, { type SuperJSONResult } from 'superjson';
import { refreshSession } from './auth/session-sync.ts';
import { isSignedOut, isTemporary } from './failure.ts';
import { toastFailure } from './toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `toast: false`: the screen reports failures itself. */
    mutationMeta: { toast?: boolean };
  }
}

/** Spec §7 and §9: three retries with an exponential delay of at most 30 s, no refetch on focus or reconnect, cached for 5 minutes. */
const queryOptions: DefaultOptions = {
  queries: {
    // A call that the server refused would be refused again.
    retry: (failed, error) => failed < 3 && isTemporary(error),
    // Without a network a query fails, and its list says so; one that waited for it in silence would load for ever.
    networkMode: 'always',
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // On the server a timer would hold a page for as long, after it was sent.
    gcTime: isServer ? Number.POSITIVE_INFINITY : 5 * 60_000,
    // Data that came with the page is fresh: without this the browser would ask again at once.
    staleTime: 10_000,
  },
  // Without a network too: a change that waits for it in silence looks as if it had been saved.
  mutations: { retry: false, networkMode: 'always' },
  // Data from the server was just parsed and nobody else has it, so it needs no copy.
  hydrate: { deserializeData: (data: SuperJSONResult) => superjson.deserialize(data, { inPlace: true }) },
};

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
        if (mutation.meta?.toast !== false) toastFailure(error);
        else checkSession(error);
      },
    }),
  });
}

function checkSession(error: Error) {
  if (isSignedOut(error)) refreshSession();
}

/**
 * A mutation's `onSettled` that refetches what it changed. Only a success waits for that: a failure is said at once, while
 * a query without an answer is retried for seconds.
 */
export function thenRefetch(invalidate: () => Promise<unknown>) {
  return (_answer: unknown, error: unknown) => {
    const refetched = invalidate();
    return error ? undefined : refetched;
  };
}
