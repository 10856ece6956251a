import { QueryCache } from '@tanstack/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import { TRPCError } from '@trpc/server';
import superjson from 'superjson';
import type { Context } from '../context.ts';
import { appRouter } from '../router.ts';

export type Prefetch = ReturnType<typeof prefetchFor>;

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
  const queryClientConfig = { queryCache };
  return createServerSideHelpers({
    router: appRouter,
    ctx: context,
    transformer: superjson,
    queryClientConfig,
  });
}
