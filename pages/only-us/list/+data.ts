import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { prefetchList } from '#renderer/only-us/prefetch-queries.ts';
import type { ListedType } from '#renderer/only-us/ui/entry/entry-api.ts';
import { listedType } from './listed-type.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { urlPathname, prefetch, user, answerNotFound } = pageContext;
  const type = listedType(urlPathname);
  // The folder of a module may be there that isn't in the list of modules.
  if (!type || !(type.name in prefetch)) {
    answerNotFound();
    return null;
  }
  if (type.access === 'administrator' && user?.role !== 'administrator') throw render(403);
  await prefetchList(pageContext, type.name as ListedType);
  return prefetch.dehydrate();
}
