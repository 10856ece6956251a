import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { listFields } from '../post.ts';

// https://vike.dev/data
export async function data({ prefetch, urlParsed }: PageContextServer) {
  const { trash: _, ...filter } = readList(listFields, urlParsed.search);
  await prefetch.blog.getAll.prefetch(filter);
  return prefetch.dehydrate();
}
