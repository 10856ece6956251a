import { querySearch } from '#database/search/query.ts';
import type { Context } from '../context.ts';
import { namedPages } from './named-pages.ts';

export function find({ db, now, settings }: Context, query: string) {
  return querySearch(db, query, now(), settings);
}

/** Whether this search has results. */
export function isFound(context: Context, query: string): boolean {
  return find(context, query).hits.length > 0 || namedPages(context, query).length > 0;
}
