import { QueryCache } from '@tanstack/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import { TRPCError } from '@trpc/server';
import type { Context } from '../context.ts';
import { serialize } from '../http/payload.ts';
import { appRouter } from '../router.ts';

export type Prefetch = ReturnType<typeof prefetchFor>;

// Vike's serializer takes many times as long for each value in an object as for the whole as text.
const asText = { serialize: JSON.stringify, deserialize: JSON.parse };

/** Failed queries aren't sent to the browser, which queries again: it mustn't see their messages. */
export function prefetchFor(context: Context) {
  const { log, requestId } = context;
  const queryCache = new QueryCache({
    onError(error, query) {
      queryCache.remove(query);
      const refused = error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR';
      if (!refused) log.error({ requestId, err: error }, 'A screen could not load');
    },
  });
  const queryClientConfig = { queryCache, defaultOptions: { dehydrate: { serializeData: serialize } } };
  return createServerSideHelpers({
    router: appRouter,
    ctx: context,
    transformer: asText,
    queryClientConfig,
  });
}
