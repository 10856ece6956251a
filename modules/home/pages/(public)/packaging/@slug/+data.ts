import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api, routeParams }: PageContextServer) {
  const page = await api.packaging.getBySlug({ slug: routeParams.slug ?? '' });
  if ('movedTo' in page) throw redirect(`/packaging/${page.movedTo}`, 301);
  return page;
}

export type Data = Awaited<ReturnType<typeof data>>;
