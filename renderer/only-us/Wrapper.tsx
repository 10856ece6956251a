import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from './api.ts';
import { SessionProvider } from './auth/SessionProvider.tsx';
import { createQueryClient } from './query-client.ts';
import { trpcLinks } from './trpc-links.ts';

/**
 * Wraps every back-office screen: the session, and the API with what the server fetched for the first
 * paint.
 */
export function Wrapper({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(() => api.createClient({ links: trpcLinks }));
  const prefetched = useData<string | undefined>();
  const state = useMemo(
    (): DehydratedState | null => (prefetched ? JSON.parse(prefetched) : null),
    [prefetched],
  );
  const { user } = usePageContext();
  // The effects of everything inside have run: buttons work from now on, and browser tests may begin.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <SessionProvider session={user && { user: { ...user, image: null } }}>
      <api.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={state}>{children}</HydrationBoundary>
        </QueryClientProvider>
      </api.Provider>
    </SessionProvider>
  );
}
