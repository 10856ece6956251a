import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { sectorPath } from '#modules/home/offers/paths.ts';
import { entryMeta } from '#renderer/public/entry-meta.ts';

export async function data(pageContext: PageContextServer) {
  const { api, routeParams } = pageContext;
  const page = await api.sector.getBySlug({ slug: routeParams.slug ?? '' });
  if (!page.sector) throw redirect(sectorPath(page.movedTo), 301);
  const { title, summary, picture } = page.sector;
  const meta = entryMeta(pageContext, page.seo, { title, description: summary, picture });
  pageContext.meta = { ...meta, noindex: meta.noindex || page.lists.length === 0 };
  return page;
}
