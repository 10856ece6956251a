import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { pageTitle } from '#renderer/public/page-title.ts';

// https://vike.dev/data
export async function data({ api, routeParams, site }: PageContextServer) {
  const config = useConfig();
  const page = await api.service.getBySlug({ slug: routeParams.slug ?? '' });
  if ('movedTo' in page) throw redirect(`/services/${page.movedTo}`, 301);
  config({ title: pageTitle(page.offer.name, site), description: page.offer.summary });
  return page;
}

export type Data = Awaited<ReturnType<typeof data>>;
