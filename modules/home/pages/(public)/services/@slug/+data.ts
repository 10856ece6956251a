import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api, routeParams }: PageContextServer) {
  const page = await api.service.getBySlug({ slug: routeParams.slug ?? '' });
  if ('movedTo' in page) throw redirect(`/services/${page.movedTo}`, 301);
  return page;
}

export type Data = Awaited<ReturnType<typeof data>>;
