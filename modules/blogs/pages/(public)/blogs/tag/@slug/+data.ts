import type { PageContextServer } from 'vike/types';
import { listData } from '#modules/blogs/list-data.ts';

// https://vike.dev/data
export function data(pageContext: PageContextServer) {
  return listData(pageContext, { tag: pageContext.routeParams.slug ?? '' });
}
