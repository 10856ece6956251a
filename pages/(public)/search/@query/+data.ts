import type { PageContextServer } from 'vike/types';
import { requestedUrl } from '#renderer/public/requested-url.ts';
import { searchFor } from '../search-for.ts';

export async function data(pageContext: PageContextServer) {
  return searchFor(pageContext, requestedUrl(pageContext).query.trim());
}
