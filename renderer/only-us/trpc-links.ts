import { httpBatchLink, httpLink, isNonJsonSerializable, loggerLink, splitLink } from '@trpc/client';
import transformer from 'superjson';
import { confirmLink } from './auth/confirm-link.ts';
import { isSuccess } from './failure.ts';
import { uploadFetch } from './upload-fetch.ts';

export const apiUrl = '/api/trpc';

// A batch in which a call failed is answered 207, and each call says for itself how it went.
const jsonFetch: typeof fetch = async (...call) => {
  const response = await fetch(...call);
  const { ok, status } = response;
  if (!ok || isSuccess(status) || status === 207) return response;
  throw new TypeError(`The call was answered with status ${status}`);
};

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
  confirmLink,
  splitLink({
    condition: ({ input }) => isNonJsonSerializable(input),
    true: httpLink({ url: apiUrl, transformer, fetch: uploadFetch }),
    false: httpBatchLink({ url: apiUrl, transformer, maxItems: 10, fetch: jsonFetch }),
  }),
];
