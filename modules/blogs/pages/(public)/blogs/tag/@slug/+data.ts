import type { PageContextServer } from 'vike/types';
import { listData } from '#modules/blogs/list-data.ts';

export function data(pageContext: PageContextServer) {
  return listData(pageContext, { tag: pageContext.routeParams.slug ?? '' });
}
