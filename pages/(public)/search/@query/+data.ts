import type { PageContextServer } from 'vike/types';
import { askedFor } from '#renderer/public/asked-for.ts';
import { searchFor } from '../search-for.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  return searchFor(pageContext, askedFor(pageContext).query.trim());
}
