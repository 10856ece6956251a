import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { offerMeta } from '#modules/home/offers/meta.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { api, routeParams } = pageContext;
  const page = await api.service.getBySlug({ slug: routeParams.slug ?? '' });
  if ('movedTo' in page) throw redirect(`/services/${page.movedTo}`, 301);
  pageContext.meta = offerMeta(pageContext, page);
  return page;
}

export type Data = Awaited<ReturnType<typeof data>>;
