import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api, routeParams }: PageContextServer) {
  const { movedTo, post } = await api.blog.read({ slug: routeParams.slug ?? '' });
  if (!post) throw redirect(`/blogs/${movedTo}`, 301);
  return post;
}

export type Data = Awaited<ReturnType<typeof data>>;
