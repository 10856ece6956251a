import { TRPCError } from '@trpc/server';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { prefetchList } from '#renderer/only-us/prefetch-queries.ts';
import type { ListedType } from '#renderer/only-us/ui/entry/entry-api.ts';
import { listedType } from './listed-type.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { urlPathname, prefetch, answerNotFound } = pageContext;
  const type = listedType(urlPathname)?.name as ListedType | undefined;
  const refused = type && (await refusalOf(prefetch.content.getPending.fetch({ type })));
  if (refused === 'FORBIDDEN') throw render(403);
  // The folder of a module may be there that isn't in the list of modules.
  if (!type || refused) {
    answerNotFound();
    return null;
  }
  await prefetchList(pageContext, type);
  return prefetch.dehydrate();
}

async function refusalOf(call: Promise<unknown>) {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof TRPCError) return error.code;
    throw error;
  }
}
