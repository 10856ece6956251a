import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';

// https://vike.dev/data
export async function data({ api, routeParams, site }: PageContextServer) {
  const config = useConfig();
  const page = await api.service.getBySlug({ slug: routeParams.slug ?? '' });
  if ('movedTo' in page) throw redirect(`/services/${page.movedTo}`, 301);
  config({ title: `${page.offer.name} · ${site.name}`, description: page.offer.summary });
  return page;
}

export type Data = Awaited<ReturnType<typeof data>>;
