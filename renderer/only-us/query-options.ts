import { type DefaultOptions, isServer } from '@tanstack/react-query';

/** Spec §7 and §9: three retries with an exponential delay of at most 30 s, no refetch on focus or reconnect, cached for 5 minutes. */
export const queryOptions: DefaultOptions = {
  queries: {
    retry: 3,
    // Without a network a query fails, and its list says so; one that waited for it in silence would load for ever.
    networkMode: 'always',
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // On the server a timer would hold a page for as long, after it was sent.
    gcTime: isServer ? Number.POSITIVE_INFINITY : 5 * 60_000,
    // What the server sent with the page is fresh: without this the browser would ask again at once.
    staleTime: 10_000,
  },
  // Without a network too: a change that waits for it in silence looks as if it had been saved.
  mutations: { retry: false, networkMode: 'always' },
};
