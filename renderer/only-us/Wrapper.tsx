import { HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import superjson from 'superjson';
import { useData } from 'vike-react/useData';
import { api } from './api.ts';
import { links } from './links.ts';
import { queryOptions } from './query-options.ts';

type Prefetched = Parameters<typeof superjson.deserialize>[0];

/** What every screen of the back office stands in: the API with what the server fetched for the first paint. */
export function Wrapper({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: queryOptions }));
  const [client] = useState(() => api.createClient({ links }));
  const prefetched = useData<Prefetched | undefined>();
  return (
    <api.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={prefetched && superjson.deserialize(prefetched)}>
          {children}
        </HydrationBoundary>
      </QueryClientProvider>
    </api.Provider>
  );
}
