import { httpBatchLink, httpLink, isNonJsonSerializable, loggerLink, splitLink } from '@trpc/client';
import superjson from 'superjson';
import { uploadFetch } from './upload-fetch.ts';

const url = '/api/trpc';
const transformer = superjson;

/** How calls reach the server (spec §7): batches of at most 10; form data alone; failures are logged. */
export const trpcLinks = [
  loggerLink({
    enabled: ({ direction, ...call }) =>
      direction === 'down' && 'result' in call && call.result instanceof Error,
    // Not its own message, which contains the input: passwords too.
    logger: (call) =>
      'result' in call &&
      call.result instanceof Error &&
      console.error(`${call.type} ${call.path} failed: ${call.result.message}`),
  }),
  splitLink({
    condition: ({ input }) => isNonJsonSerializable(input),
    true: httpLink({ url, transformer, fetch: uploadFetch }),
    false: httpBatchLink({ url, transformer, maxItems: 10 }),
  }),
];
